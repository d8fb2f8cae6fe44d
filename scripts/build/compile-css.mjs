import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bundle, transform } from 'lightningcss'
import { root } from '../widgets.mjs'

const targets = { chrome: 109 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) }
/** Compiler options for the oldest browsers we serve. */
export const options = { targets, drafts: { customMedia: true }, minify: true }
export const customMedia = () => readFileSync(path.join(root, 'widgets/core/ui/media.css'), 'utf8')

/** Compiles one style sheet with its imports for the oldest browsers we serve; `layer` wraps it. */
export function compile(file, layer) {
  const full = path.join(root, file)
  if (!existsSync(full)) {
    return ''
  }
  const bundled = bundle({ filename: full, drafts: { customMedia: true } }).code.toString()
  const wrapped = layer ? `@layer ${layer} {\n${bundled}\n}` : bundled
  return transform({ ...options, filename: full, code: Buffer.from(`${customMedia()}\n${wrapped}`) }).code.toString()
}
