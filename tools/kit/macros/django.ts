import type { WidgetReference } from '../reference'
import type { MacroFile } from './shared'

/** `{% load firstrung %}`, `{% widget "faq" items=questions level=2 %}`: a template tag, as Django has no macros. */
export function djangoTag(widgets: readonly WidgetReference[]): MacroFile {
  const lists = widgets.map(({ name, props }) => {
    const names = (required: boolean) =>
      props.flatMap(prop => (prop.required === required ? [JSON.stringify(prop.name)] : [])).join(', ')
    return `    "${name}": ([${names(true)}], [${names(false)}]),`
  })
  return ['django/firstrung.py', `${HEAD}\n${lists.join('\n')}\n}\n${TAG}`]
}

const HEAD = `"""Markers of the Firstrung widgets: {% load firstrung %} {% widget "faq" items=questions level=2 %}

Put this file into the folder templatetags of an app. html is what people see until the widget is mounted.
"""

import json

from django import template
from django.core.serializers.json import DjangoJSONEncoder
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import mark_safe

register = template.Library()

# Required and optional props of each widget.
WIDGETS = {`

const TAG = `
ESCAPES = {ord("<"): "\\\\u003C", ord(">"): "\\\\u003E", ord("&"): "\\\\u0026"}


@register.simple_tag
def widget(name, /, *, mount=None, html="", **props):
    if name not in WIDGETS:
        raise template.TemplateSyntaxError(f'There is no widget "{name}"')
    required, optional = WIDGETS[name]
    for prop in required:
        if prop not in props:
            raise template.TemplateSyntaxError(f'The widget "{name}" needs {prop}')
    for prop in props:
        if prop not in required and prop not in optional:
            raise template.TemplateSyntaxError(f'The widget "{name}" has no prop {prop}')
    given = {key: value for key, value in props.items() if value is not None or key in required}
    data = json.dumps(given, cls=DjangoJSONEncoder, ensure_ascii=False).translate(ESCAPES)
    strategy = format_html(' data-mount="{}"', mount) if mount else ""
    return format_html(
        '<div data-widget="{}"{}><script type="application/json">{}</script>{}</div>',
        name, strategy, mark_safe(data), conditional_escape(html),
    )
`
