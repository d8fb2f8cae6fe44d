import { rmSync } from 'node:fs'
import path from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { root } from '../widgets.mjs'
import { embedEntries } from './embed-entries.mjs'
import { embedRelease } from './embed-release.mjs'
import { preactFlavour } from './flavour.mjs'
import { chunkName, production, SOURCE, transpile } from './outputs.mjs'

/** The build for other sites: one folder per build, named by its content hash. */
export function embed() {
  const dir = path.join(root, 'dist/embed/.building')
  const input = { core: path.join(root, 'widgets/embed/core.ts'), frame: path.join(root, 'widgets/embed/frame.ts') }
  return [
    {
      input,
      output: {
        dir,
        format: 'es',
        hashCharacters: 'base36',
        entryFileNames: '[name].js',
        chunkFileNames: chunk => `${chunkName(chunk)}-[hash].js`,
        assetFileNames: '[name]-[hash][extname]',
        manualChunks: embedChunk,
        experimentalMinChunkSize: 600,
      },
      plugins: [
        emptyFolder(dir),
        embedEntries(),
        preactFlavour(),
        nodeResolve({ ...SOURCE, browser: true }),
        commonjs(),
        production(),
        transpile({ minify: true }),
        embedRelease(dir),
      ],
    },
  ]
}

/** Code that nearly every embed needs is one file; several small ones compress worse. */
function embedChunk(id) {
  if (
    /preact\/|core\/mount\/(renderer|strings)|embed\/(core|replaced\/)|embed\/star-rating|virtual:embed(s|-css\/base)$/.test(
      id,
    )
  ) {
    return 'shared'
  }
  return /(core\/ui\/|embed-css\/part-)(icon|text-link|stars|badge|visually-hidden|button|card|logo-mark|heading|cx)(\/|\.|$)/.test(
    id,
  )
    ? 'shared'
    : /(core\/ui\/|embed-css\/part-)(job-card|review-card|carousel)(\/|$)/.test(id)
      ? 'cards'
      : undefined
}

const emptyFolder = dir => ({
  name: 'firstrung-empty-folder',
  buildStart: () => rmSync(dir, { recursive: true, force: true }),
})
