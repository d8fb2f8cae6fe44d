import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../widgets.mjs'

export const EARLY = path.join(root, 'widgets/core/mount/early.ts')

/**
 * Returns the script that captures clicks before the runtime is loaded. It is a classic script, so it must be one file.
 */
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

/** Built separately: the runtime shares its modules, and Rollup would move those to a third file. */
export const earlyPlugin = () => ({
  name: 'firstrung-early',
  load: id => (id === EARLY ? earlyScript() : null),
})
