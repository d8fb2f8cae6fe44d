import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PropsSchema, WidgetContract } from '@firstrung/mount/contract'
import { readTexts } from '../../scripts/lib/widget-modules.mjs'
import { listWidgets, root, type WidgetFolder } from '../../scripts/widgets.mjs'
import { type JsonSchema, jsonSchemaOf } from './json-schema'
import { manualOf } from './manual'
import { type PropRow, propRows } from './prop-rows'

export interface WidgetEvent {
  name: string
  comment: string
  detail: JsonSchema
}

export interface WidgetReference extends WidgetFolder {
  version: string
  description: string
  text: string
  mount: string
  props: PropRow[]
  schema: JsonSchema
  events: WidgetEvent[]
  examples: Record<string, object>
  /** The widget's English texts; a page can replace each. */
  texts: string[]
  deprecated: string | undefined
}

export function readReferences(): Promise<WidgetReference[]> {
  return Promise.all(listWidgets().map(readReference))
}

async function readReference(folder: WidgetFolder): Promise<WidgetReference> {
  const file = (name: string) => path.join(root, folder.dir, name)
  const { contract } = (await import(file('contract.ts'))) as { contract: WidgetContract }
  const { examples } = (await import(file('examples.ts'))) as { examples: Record<string, object> }
  const { text, deprecated, comments } = manualOf(readFileSync(file('contract.ts'), 'utf8'))
  const { version = '' } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as Record<string, string>
  return {
    ...folder,
    version,
    description: /^.*?[.:](?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ').replace(/:$/, '.') ?? text,
    text,
    mount: contract.mount,
    props: propRows(contract.props, comments),
    schema: schemaOf(contract.props, comments),
    events: Object.entries(contract.events).map(([name, detail]) => ({
      ...{ name, comment: comments[name] ?? '' },
      detail: jsonSchemaOf(detail),
    })),
    examples,
    texts: readTexts(folder.dir, folder.name),
    deprecated,
  }
}

function schemaOf(props: PropsSchema, comments: Record<string, string>): JsonSchema {
  const schema = jsonSchemaOf(props)
  for (const [name, prop] of Object.entries(schema.properties ?? {})) {
    if (comments[name]) {
      prop.description = comments[name]
    }
  }
  return schema
}
