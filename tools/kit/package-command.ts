import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../../scripts/widgets.mjs'
import { lintFile } from './documents'
import type { ReleaseAssets } from './lint/types'
import { rootManifest, sharedFields } from './package-manifest'
import { readReferences } from './reference'

/**
 * Writes the program `firstrung` to `folder`: one file for Node 20.19 and newer, and its data about the widgets and the
 * release.
 */
export async function writeCommand(folder: string, assets?: ReleaseAssets): Promise<void> {
  await build({
    entryPoints: [path.join(root, 'tools/kit/cli.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    outfile: path.join(folder, 'firstrung.mjs'),
    // CommonJS dependencies call require.
    banner: {
      js: `#!/usr/bin/env node\nimport { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)`,
    },
    mainFields: ['module', 'main'],
    conditions: ['source'],
  })
  writeFileSync(path.join(folder, 'widgets.json'), `${JSON.stringify(lintFile(await readReferences(), assets))}\n`)
}

interface Packages {
  exports?: object
  sideEffects?: boolean | string[]
  dependencies?: object
  peerDependencies?: object
  peerDependenciesMeta?: object
}

export function commandManifest(packages: Packages): object {
  const { version, license } = rootManifest()
  const peers = conformPeers()
  return {
    ...{ name: 'firstrung', version, description: 'Checks Firstrung widgets, and their markers in templates', license },
    ...{ type: 'module', bin: { firstrung: './firstrung.mjs' }, files: ['firstrung.mjs', 'widgets.json', 'packages'] },
    exports: { ...packages.exports, './widgets.json': './widgets.json', './package.json': './package.json' },
    sideEffects: packages.sideEffects,
    dependencies: packages.dependencies,
    peerDependencies: { ...packages.peerDependencies, ...peers.peerDependencies },
    peerDependenciesMeta: { ...packages.peerDependenciesMeta, ...peers.peerDependenciesMeta },
    keywords: ['firstrung', 'widget', 'template', 'linter'],
    ...sharedFields('tools/kit'),
  }
}

/** The peer dependencies of `firstrung conform`; the linter needs none. */
function conformPeers() {
  const peers = { playwright: '>=1.50', 'axe-core': '>=4.10', esbuild: '>=0.25', idiomorph: '>=0.7' }
  const optional = Object.keys(peers).map(name => [name, { optional: true }])
  return { peerDependencies: peers, peerDependenciesMeta: Object.fromEntries(optional) as object }
}
