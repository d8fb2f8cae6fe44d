import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadWidgetBundle, type WidgetBundle } from '../../host/rendering/widget-bundle'
import { root } from '../../scripts/widgets.mjs'
import { designTokens } from './design-tokens'
import { lintFile, referenceFile, schemaFile, stringsFile } from './documents'
import { customElementsOf, webTypesOf } from './editor-data'
import { htmlDataOf } from './html-data'
import type { ReleaseAssets } from './lint/types'
import { lintPageOf } from './lint-page'
import { bladeMacros } from './macros/blade'
import { djangoTag } from './macros/django'
import { erbMacros } from './macros/erb'
import { jinjaMacros } from './macros/jinja'
import { nunjucksMacros } from './macros/nunjucks'
import { twigMacros } from './macros/twig'
import { readReferences, type WidgetReference } from './reference'

const MACROS = [nunjucksMacros, twigMacros, bladeMacros, jinjaMacros, djangoTag, erbMacros]

/**
 * Writes everything that template authors need without Node to `folder`: schemas, data for editors, reference, fixtures
 * (props and their rendered HTML), design tokens, a dictionary of all texts, the linter as a page, the macros of each
 * template language and the clients of the render service. It needs the build of `server`. The linter's page writes the
 * lines for the head of a page if it has the `assets`.
 */
export async function writeKit(folder: string, assets?: ReleaseAssets): Promise<void> {
  const widgets = await readReferences()
  const bundle = await loadWidgetBundle(root)
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, content: string | object) => {
    const full = path.join(folder, file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
  write('reference.md', referenceFile(widgets))
  const htmlData = htmlDataOf(widgets)
  write('html-data.json', htmlData)
  write('web-types.json', webTypesOf(htmlData, widgets[0]?.version ?? ''))
  write('custom-elements.json', customElementsOf(widgets))
  write('strings.json', stringsFile(widgets))
  write('lint.html', await lintPageOf(lintFile(widgets, assets)))
  write('tokens/light.json', designTokens('light'))
  write('tokens/dark.json', designTokens('dark'))
  for (const widget of widgets) {
    write(`schemas/${widget.name}.json`, schemaFile(widget))
    write(`fixtures/${widget.name}.json`, fixturesOf(widget, bundle))
  }
  cpSync(path.join(import.meta.dirname, 'clients'), path.join(folder, 'clients'), { recursive: true })
  for (const [file, text] of MACROS.map(macros => macros(widgets))) {
    write(`macros/${file}`, text)
  }
}

function fixturesOf({ name, examples }: WidgetReference, bundle: WidgetBundle): object[] {
  return Object.entries(examples).map(([example, props], index) => ({
    ...{ name: example, props },
    html: bundle.widget(name, props, { key: `${name}-${index}` }),
  }))
}
