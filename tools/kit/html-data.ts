import type { WidgetReference } from './reference'
import { STRATEGIES } from './strategies'

/** VS Code custom data: completes and explains names of widgets, strategies and attributes in HTML. */
export function htmlDataOf(widgets: readonly WidgetReference[]): HtmlData {
  return {
    version: 1.1,
    globalAttributes: [
      {
        name: 'data-widget',
        description: 'The name of a Firstrung widget',
        values: widgets.map(({ name, text }) => ({ name, description: { kind: 'markdown', value: text } })),
      },
      {
        name: 'data-mount',
        description: 'When the widget is mounted',
        values: Object.entries(STRATEGIES).map(([name, description]) => ({ name, description })),
      },
      ...attributesOf(widgets),
    ],
  }
}

interface HtmlData {
  version: number
  globalAttributes: {
    name: string
    description: string | Text
    values?: { name: string; description?: string | Text }[]
  }[]
}

interface Text {
  kind: 'markdown'
  value: string
}

interface Attribute {
  name: string
  description: Text
  values?: { name: string }[]
}

/** One entry for each name: several widgets share attributes such as `data-level`. */
function attributesOf(widgets: readonly WidgetReference[]): Attribute[] {
  const byName = new Map<string, Attribute>()
  for (const { name: widget, props, schema } of widgets) {
    for (const { name, attribute, type, comment } of props) {
      const line = `**${widget}**: \`${type}\` ${comment}`
      const known = byName.get(attribute)
      const description = { kind: 'markdown' as const, value: known ? `${known.description.value}\n\n${line}` : line }
      const choices = [...(known?.values ?? []).map(value => value.name), ...choicesOf(schema.properties?.[name]?.enum)]
      const values = [...new Set(choices)].map(choice => ({ name: choice }))
      byName.set(attribute, { name: attribute, description, ...(values.length > 0 ? { values } : {}) })
    }
  }
  return [...byName.values()]
}

const choicesOf = (values: unknown[] = []): string[] =>
  values.flatMap(value => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []))
