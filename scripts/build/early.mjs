import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../widgets.mjs'

export const EARLY = path.join(root, 'widgets/core/mount/early.ts')

/** Returns the script that captures clicks before the runtime arrives: a classic script, so all of it is one file. */
export async function earlyScript() {
  const { outputFiles } = await build({
    entryPoints: [EARLY],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'chrome109',
    write: false,
  })
  return outputFiles[0].text
}

/** Its modules are also part of the runtime; Rollup would make a file of what the two share. */
export const earlyPlugin = () => ({
  name: 'firstrung-early',
  load: id => (id === EARLY ? earlyScript() : null),
})
