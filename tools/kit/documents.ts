import type { KnownWidgets, ReleaseAssets } from './lint/types'
import { eventTable, propTable } from './readme'
import type { WidgetReference } from './reference'
import { snippetsOf } from './snippets'

export function schemaFile({ name, version, text, schema }: WidgetReference): object {
  return {
    ...schema,
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `https://firstrung.example/schemas/${version}/${name}.json`,
    title: name,
    description: text,
  }
}

export function referenceFile(widgets: readonly WidgetReference[]): string {
  const index = widgets.map(({ name, description }) => `- [${name}](#${name}): ${description}`)
  return `${['# Widgets', index.join('\n'), ...widgets.map(section)].join('\n\n')}\n`
}

function section(widget: WidgetReference): string {
  const marker = snippetsOf(widget.name, widget.examples.default ?? {})[0]?.code ?? ''
  return [
    `## ${widget.name}`,
    widget.text,
    `Default strategy: \`${widget.mount}\`.`,
    '### Props',
    propTable(widget),
    '### Events',
    eventTable(widget),
    '### Texts',
    textList(widget),
    '### Marker',
    `\`\`\`html\n${marker}\n\`\`\``,
  ].join('\n\n')
}

const textList = ({ texts }: WidgetReference) =>
  texts.length === 0 ? 'None.' : texts.map(text => `- \`${text}\``).join('\n')

export function stringsFile(widgets: readonly WidgetReference[]): object {
  const texts = [...new Set(widgets.flatMap(widget => widget.texts))].sort((a, b) => a.localeCompare(b, 'en-GB'))
  return { lang: 'en-GB', ...Object.fromEntries(texts.map(text => [text, text])) }
}

/** The linter's data; `assets` are the files of the release. */
export function lintFile(widgets: readonly WidgetReference[], assets?: ReleaseAssets): KnownWidgets {
  return {
    version: widgets[0]?.version ?? '',
    ...(assets ? { assets } : {}),
    widgets: Object.fromEntries(
      widgets.map(({ name, schema, texts, deprecated }) => [
        name,
        { schema, texts, ...(deprecated ? { deprecated } : {}) },
      ]),
    ),
  }
}
