import type { WidgetReference } from '../reference'
import { type MacroFile, parametersOf, snake, summaryOf } from './shared'

/** `<%= Firstrung.faq(items: @questions, level: 2) %>` in ERB, with Rails or without. */
export function erbMacros(widgets: readonly WidgetReference[]): MacroFile {
  return ['erb/firstrung.rb', `${HEAD}\n${widgets.map(method).join('\n\n')}\nend\n`]
}

const HEAD = `# frozen_string_literal: true

require "cgi"
require "json"

# Markers of the Firstrung widgets. html is what people see until the widget is mounted, and without script.
module Firstrung
  module_function

  def marker(name, props, mount: nil, html: "")
    json = JSON.generate(props).gsub(/[<>&\\u2028\\u2029]/) { |char| format("\\\\u%04x", char.ord) }
    strategy = mount ? %( data-mount="#{CGI.escapeHTML(mount)}") : ""
    marker = %(<div data-widget="#{CGI.escapeHTML(name)}"#{strategy}><script type="application/json">#{json}</script>#{html}</div>)
    marker.respond_to?(:html_safe) ? marker.html_safe : marker
  end
`

/** A parameter may have the name of a Ruby keyword, but an expression cannot. */
const KEYWORDS =
  /^(alias|and|begin|break|case|class|def|do|else|end|ensure|false|for|if|in|module|next|nil|not|or|redo|rescue|retry|return|self|super|then|true|undef|unless|until|when|while|yield)$/
const variable = (name: string) => (KEYWORDS.test(name) ? `binding.local_variable_get(:${name})` : name)

function method(widget: WidgetReference): string {
  const { required, optional } = parametersOf(widget)
  // Parameters are snake_case, as usual in Ruby; the keys of the JSON are the names of the props.
  const parameters = [
    ...required.map(({ name }) => `${snake(name)}:`),
    ...[...optional.map(({ name }) => snake(name)), 'mount'].map(name => `${name}: nil`),
    `html: ""`,
  ]
  const hash = (props: typeof required) =>
    `{ ${props.map(({ name }) => `"${name}" => ${variable(snake(name))}`).join(', ')} }`
  return `  # ${summaryOf(widget)}
  def ${snake(widget.name)}(${parameters.join(', ')})
    marker("${widget.name}", ${hash(required)}.merge(${hash(optional)}.compact), mount: mount, html: html)
  end`
}
