import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|json|svg|html)$/

/** Writes `.br` and `.gz` beside each text file, and removes files of earlier builds. */
export function compressPlugin(dir) {
  return {
    name: 'firstrung-compress',
    writeBundle(_, bundle) {
      for (const old of readdirSync(dir)) {
        if (!bundle[old]) {
          rmSync(path.join(dir, old), { recursive: true })
        }
      }
      for (const file of Object.keys(bundle).filter(name => TEXT.test(name))) {
        const source = readFileSync(path.join(dir, file))
        writeFileSync(path.join(dir, `${file}.br`), brotliCompressSync(source))
        writeFileSync(path.join(dir, `${file}.gz`), gzipSync(source, { level: 9 }))
      }
    },
  }
}
