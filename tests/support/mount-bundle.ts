import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderMarker, ServerWidget } from '@firstrung/mount/server'
import { build, type BuildOptions } from 'esbuild'
import { earlyScript } from '../../scripts/build/early.mjs'
import { preactFlavourOfEsbuild } from '../../scripts/build/flavour.mjs'
import { root } from '../../scripts/widgets.mjs'

export type Flavour = 'react' | 'preact'

export interface ServerFixtures {
  widgets: Record<string, ServerWidget>
  renderMarker: typeof renderMarker
}

export interface MountBundle {
  /** Also served under `copy/` as a second copy, and under `next/` as another release. */
  files: ReadonlyMap<string, string>
  server: ServerFixtures
}

const NEXT_VERSION = '9.9.9'

const fixtures = path.join(root, 'tests/mount/fixtures')

/** Bundles the fixture widgets as our builds do, for the browser (with copies) and for the server. */
export async function bundleFixtures(flavour: Flavour): Promise<MountBundle> {
  const [browser, server] = await Promise.all([browserFiles(flavour), serverModule(flavour)])
  const files = new Map<string, string>()
  for (const [name, code] of browser) {
    files.set(name, code)
    files.set(`copy/${name}`, code)
    files.set(`next/${name}`, code.replaceAll(/"1\.\d+\.\d+"/g, JSON.stringify(NEXT_VERSION)))
  }
  return { files, server }
}

async function browserFiles(flavour: Flavour): Promise<[string, string][]> {
  const { outputFiles } = await build({
    ...common(flavour),
    entryPoints: [
      ...['main', 'core'].map(name => `${fixtures}/${name}.ts`),
      path.join(root, 'widgets/core/mount/report-cost.ts'),
    ],
    entryNames: '[name]',
    splitting: true,
    chunkNames: '[name]-[hash]',
    outdir: '/assets',
    minifySyntax: true,
    write: false,
  })
  return [
    ['early.js', await earlyScript()],
    ...outputFiles.map(file => [path.basename(file.path), file.text] as [string, string]),
  ]
}

async function serverModule(flavour: Flavour): Promise<ServerFixtures> {
  const { outputFiles } = await build({
    ...common(flavour),
    entryPoints: [`${fixtures}/server.ts`],
    platform: 'node',
    outdir: '/',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    write: false,
  })
  const dir = path.join(root, '.cache/mount-fixtures')
  mkdirSync(dir, { recursive: true })
  const file = path.join(dir, `${flavour}-${process.pid}.mjs`)
  writeFileSync(file, outputFiles[0]?.text ?? '')
  const module = (await import(pathToFileURL(file).href)) as ServerFixtures
  rmSync(file)
  return module
}

function common(flavour: Flavour): BuildOptions & { write: false } {
  return {
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: flavour === 'preact' ? [preactFlavourOfEsbuild()] : [],
    write: false,
  }
}
