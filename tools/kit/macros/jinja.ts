import type { WidgetReference } from '../reference'
import { type MacroFile, parametersOf, snake, summaryOf } from './shared'

/** `{% import "firstrung.html" as firstrung %}`, `{{ firstrung.faq(items=questions, level=2) }}`. */
export function jinjaMacros(widgets: readonly WidgetReference[]): MacroFile {
  return ['jinja/firstrung.html', [MARKER, ...widgets.map(macro)].join('\n\n') + '\n']
}

const MARKER = `{#- Markers of the Firstrung widgets. html is what people see until the widget is mounted, and without script:
    pass it as Markup, or with the filter safe. -#}
{%- macro marker(name, required, optional, mount, html) -%}
{%- set props = dict(required) -%}
{%- for key, value in optional.items() if value is not none -%}{%- set _ = props.update({key: value}) -%}{%- endfor -%}
<div data-widget="{{ name }}"{% if mount %} data-mount="{{ mount }}"{% endif %}><script type="application/json">{{ props | tojson }}</script>{{ html }}</div>
{%- endmacro %}`

function macro(widget: WidgetReference): string {
  const { required, optional } = parametersOf(widget)
  const parameters = [
    ...required.map(({ name }) => name),
    ...[...optional.map(({ name }) => name), 'mount'].map(name => `${name}=none`),
    `html=''`,
  ]
  const dict = (props: typeof required) => `{${props.map(({ name }) => `'${name}': ${name}`).join(', ')}}`
  return `{#- ${summaryOf(widget)} -#}
{%- macro ${snake(widget.name)}(${parameters.join(', ')}) -%}
{{ marker("${widget.name}", ${dict(required)}, ${dict(optional)}, mount, html) }}
{%- endmacro %}`
}
