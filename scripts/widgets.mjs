import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** Support packages, not widgets: they have no marker, no contract and no examples. */
export const CORE_PACKAGES = ['mount', 'ui', 'api']

/** `rating-summary` -> `RatingSummary`: the name of the component that the widget's module exports. */
export function pascalCase(name) {
  return name.replace(/(^|-)([a-z0-9])/gi, (_, dash, letter) => letter.toUpperCase())
}

/**
 * Lists every widget of the library, ordered by area and name: `{ area, name, dir, component }` with `dir` relative to
 * the repository. A folder under `widgets/<area>/` with a `contract.ts` is a widget; there is no list to maintain.
 */
export function listWidgets() {
  const widgets = []
  for (const area of folders('widgets')) {
    for (const name of folders(`widgets/${area}`)) {
      const dir = `widgets/${area}/${name}`
      if (area !== 'core' && existsSync(path.join(root, dir, 'contract.ts'))) {
        widgets.push({ area, name, dir, component: pascalCase(name) })
      }
    }
  }
  return widgets
}

function folders(dir) {
  return readdirSync(path.join(root, dir), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist')
    .map(entry => entry.name)
    .sort()
}
