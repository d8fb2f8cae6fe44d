import path from 'node:path'
import { listWidgets } from '../widgets.mjs'
import { componentTypes } from './entries.mjs'

const SCRATCH = /\.tmp-ts\/types\/(widgets\/[^/]+\/[^/]+)\/(.+\.d\.ts)$/

/** Appended to a widget's declarations, so that its events have types in files that import it. */
const EVENT_TYPES = {
  'contract.d.ts': `
import type { EventMap } from '@firstrung/mount/contract';
type Events = EventMap<typeof contract>;
declare global {
  interface GlobalEventHandlersEventMap extends Events {}
}
`,
  'index.d.ts': `import './contract.js';\n`,
}

/**
 * Moves the declarations that TypeScript writes into one scratch folder to each package's `dist/types`, and adds to
 * their relative imports the `.js` that `moduleResolution: nodenext` requires.
 */
export function moveTypes() {
  return {
    name: 'firstrung-types',
    generateBundle(_, bundle) {
      for (const { dir, component } of listWidgets()) {
        this.emitFile({
          type: 'asset',
          fileName: `${dir}/dist/types/component.d.ts`,
          source: componentTypes(component),
        })
      }
      const written = new Set(Object.keys(bundle).filter(file => SCRATCH.test(file)))
      for (const [file, asset] of Object.entries(bundle)) {
        const [, dir, name] = SCRATCH.exec(file) ?? []
        if (dir) {
          const source = withExtensions(String(asset.source), path.posix.dirname(file), written)
          const more = listWidgets().some(widget => widget.dir === dir) ? (EVENT_TYPES[name] ?? '') : ''
          this.emitFile({ type: 'asset', fileName: `${dir}/dist/types/${name}`, source: source + more })
        }
        if (file.includes('.tmp-ts/')) {
          delete bundle[file]
        }
      }
    },
  }
}

function withExtensions(source, dir, written) {
  return source.replace(/((?:from|import)\s*\(?\s*['"])(\.\.?\/[^'"]+)(['"])/g, (whole, before, specifier, after) => {
    const target = path.posix.join(dir, specifier)
    const end = ['', '/index'].find(it => written.has(`${target}${it}.d.ts`))
    return end === undefined ? whole : `${before}${specifier}${end}.js${after}`
  })
}
