import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listWidgets, root } from '../widgets.mjs'

/**
 * The generated modules of the bundles. No file of the repository lists the widgets: these modules are generated from
 * the folders at build time.
 * - `virtual:site`: registers every widget by name and strategy; its code loads with its first marker. It also starts
 *   the tasks of every page: error reporting and the page view.
 * - `virtual:widget/<name>`: contract and component of one widget, the chunk that `virtual:site` loads.
 * - `virtual:component/<name>`: a widget as a component for apps, for its package.
 * - `virtual:server`: every widget and every part, for rendering.
 */
export function entriesPlugin() {
  const widgets = listWidgets()
  return {
    name: 'firstrung-entries',
    resolveId: id => (id.startsWith('virtual:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:site') {
        return siteEntry(widgets)
      }
      if (id === '\0virtual:server') {
        return serverEntry(widgets)
      }
      const [, kind, wanted] = /^\0virtual:(widget|component)\/(.+)$/.exec(id) ?? []
      const widget = widgets.find(({ name }) => name === wanted)
      return widget ? WIDGET_ENTRIES[kind](widget) : null
    },
  }
}

function siteEntry(widgets) {
  const lines = widgets.map(
    ({ name, dir }) =>
      `register({ name: ${str(name)}, mount: ${str(strategyOf(dir))}, load: () => import(${str(`virtual:widget/${name}`)}) })`,
  )
  return [
    `import { startPage } from '@firstrung/api'`,
    `import { register } from '@firstrung/mount'`,
    ...lines,
    `startPage()`,
  ].join('\n')
}

function widgetEntry({ name, dir, component }) {
  return [
    `export { contract } from ${str(path.join(root, dir, 'contract.ts'))}`,
    `export { ${component} as component } from ${str(path.join(root, dir, `${name}.tsx`))}`,
  ].join('\n')
}

function componentEntry({ name, dir, component }) {
  return [
    `import { componentOf } from '@firstrung/mount/component'`,
    `import { contract } from ${str(path.join(root, dir, 'contract.ts'))}`,
    `import { ${component} as widget } from ${str(path.join(root, dir, `${name}.tsx`))}`,
    `export const ${component} = componentOf(contract, widget)`,
  ].join('\n')
}

const WIDGET_ENTRIES = { widget: widgetEntry, component: componentEntry }

export function componentTypes(component) {
  return [
    `import type { ComponentProps } from '@firstrung/mount/component';`,
    `import type { ReactNode } from 'react';`,
    `import type { contract } from './contract.js';`,
    `/** The widget as a component: the props of its contract, and \`on...\` for each of its events. */`,
    `export declare const ${component}: (props: ComponentProps<typeof contract>) => ReactNode;`,
    ``,
  ].join('\n')
}

function serverEntry(widgets) {
  const imports = widgets.map(({ name }, index) => `import * as w${index} from ${str(`virtual:widget/${name}`)}`)
  const map = widgets.map(({ name }, index) => `  ${str(name)}: w${index},`)
  return [
    ...imports,
    `export { escapeJson, renderMarker, renderPart } from '@firstrung/mount/server'`,
    `export { withStrings } from '@firstrung/mount/strings'`,
    `export { parts } from '@firstrung/ui'`,
    `export const widgets = {`,
    ...map,
    `}`,
  ].join('\n')
}

/** Reads the strategy from the contract's text, so that contracts stay out of the first load. */
function strategyOf(dir) {
  const text = readFileSync(path.join(root, dir, 'contract.ts'), 'utf8')
  const strategy = /^\s*mount: '([^']+)'/m.exec(text)?.[1]
  if (!strategy) {
    throw new Error(`${dir}/contract.ts must give its strategy as a literal: mount: 'visible'`)
  }
  return strategy
}

const str = value => JSON.stringify(value)
