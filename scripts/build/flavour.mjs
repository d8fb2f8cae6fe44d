import path from 'node:path'
import { root } from '../widgets.mjs'

/** The replacements of React imports in the Preact build. Libraries that import React are rewritten, too. */
export const PREACT_NAMES = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
}

/** Modules of core/mount that exist once per flavour: `renderer.tsx` and `renderer.preact.tsx`. */
const FLAVOURED = ['renderer', 'render-to-string']
const mount = path.join(root, 'widgets/core/mount')

/** Makes a build the Preact build: swaps React for Preact, and the two renderers of core/mount for their Preact versions. */
export function preactFlavour({ external = false } = {}) {
  return {
    name: 'firstrung-preact',
    resolveId(id, importer) {
      const module = FLAVOURED.find(name => id === `./${name}`)
      if (module && importer && path.dirname(importer) === mount) {
        return path.join(mount, `${module}.preact.tsx`)
      }
      const name = PREACT_NAMES[id]
      if (!name) {
        return null
      }
      return external ? { id: name, external: true } : this.resolve(name, importer, { skipSelf: true })
    },
  }
}

/** The same for esbuild, which bundles the fixtures of tests and benches in a tenth of the time. */
export function preactFlavourOfEsbuild() {
  return {
    name: 'firstrung-preact',
    setup(build) {
      build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: id, resolveDir, kind }) =>
        build.resolve(PREACT_NAMES[id] ?? id, { resolveDir: PREACT_NAMES[id] ? root : resolveDir, kind }),
      )
      build.onResolve({ filter: new RegExp(`^\\./(${FLAVOURED.join('|')})$`) }, ({ path: id, resolveDir }) =>
        resolveDir === mount ? { path: path.join(mount, `${id}.preact.tsx`) } : null,
      )
    },
  }
}
