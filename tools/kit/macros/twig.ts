import type { WidgetReference } from '../reference'
import { type MacroFile, parametersOf, snake, summaryOf } from './shared'

/** `{% import "firstrung.twig" as firstrung %}`, `{{ firstrung.faq({items: questions, level: 2}) }}`. */
export function twigMacros(widgets: readonly WidgetReference[]): MacroFile {
  return ['twig/firstrung.twig', [MARKER, ...widgets.map(macro)].join('\n\n') + '\n']
}

const MARKER = `{#- Markers of the Firstrung widgets. html is what people see until the widget is mounted, and without script. -#}
{%- macro marker(name, required, props, mount, html) -%}
{%- set given = (props ?: {})|filter((value, key) => value is not null or key in required) -%}
{%- set flags = constant('JSON_HEX_TAG') b-or constant('JSON_HEX_AMP') b-or constant('JSON_UNESCAPED_UNICODE') -%}
<div data-widget="{{ name }}"{% if mount %} data-mount="{{ mount }}"{% endif %}><script type="application/json">{{ given ? given|json_encode(flags)|raw : '{}' }}</script>{{ html|raw }}</div>
{%- endmacro %}`

/** Twig before 3.15 has no named arguments for macros: the props are one map. */
function macro(widget: WidgetReference): string {
  const { required, optional } = parametersOf(widget)
  const names = [...required.map(({ name }) => name), ...optional.map(({ name }) => `${name}?`)].join(', ')
  return `{#- ${summaryOf(widget)} Props: ${names || 'none'}. -#}
{%- macro ${snake(widget.name)}(props = {}, mount = null, html = null) -%}
{{ _self.marker("${widget.name}", [${required.map(({ name }) => `"${name}"`).join(', ')}], props, mount, html) }}
{%- endmacro %}`
}
