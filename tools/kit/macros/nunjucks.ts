import type { WidgetReference } from '../reference'
import { type MacroFile, parametersOf, snake, summaryOf } from './shared'

/** `{% import "firstrung.njk" as firstrung %}`, `{{ firstrung.faq(items=questions, level=2) }}`. */
export function nunjucksMacros(widgets: readonly WidgetReference[]): MacroFile {
  return ['nunjucks/firstrung.njk', [MARKER, ...widgets.map(macro)].join('\n\n') + '\n']
}

const MARKER = `{#- Markers of the Firstrung widgets. html is what people see until the widget is mounted, and without script. -#}
{%- macro marker(name, props, mount, html) -%}
<div data-widget="{{ name }}"{% if mount %} data-mount="{{ mount }}"{% endif %}><script type="application/json">{{ props | dump | replace("<", "\\\\u003c") | replace(">", "\\\\u003e") | safe }}</script>{{ html | safe if html else "" }}</div>
{%- endmacro %}`

function macro(widget: WidgetReference): string {
  const { required, optional } = parametersOf(widget)
  const names = [...required, ...optional].map(({ name }) => name)
  return `{#- ${summaryOf(widget)} -#}
{%- macro ${snake(widget.name)}(${[...names, 'mount', 'html'].join(', ')}) -%}
{{ marker("${widget.name}", { ${names.map(name => `${name}: ${name}`).join(', ')} }, mount, html) }}
{%- endmacro %}`
}
