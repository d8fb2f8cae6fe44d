import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'
import { root } from '../../scripts/widgets.mjs'
import type { PackageSizes } from './readme'
import type { WidgetReference } from './reference'

/** Returns a widget with the runtime and Preact as one module, for pages without a build. */
export function bundleWidget(widget: WidgetReference): Promise<string> {
  return bundle(widget, {})
}

export async function sizesOf(widget: WidgetReference, folder: string): Promise<PackageSizes> {
  const size = (file: string) => gzipSync(readFileSync(path.join(folder, 'dist', file))).length
  const alone = await bundle(widget, { external: ['preact', 'preact/*'] })
  return { widget: gzipSync(alone).length, style: size('style.css'), bundle: size('bundle.js') }
}

async function bundle({ dir }: WidgetReference, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, dir, 'dist/preact/index.js')],
    bundle: true,
    format: 'esm',
    minify: true,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}
