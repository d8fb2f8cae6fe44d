import { createHash } from 'node:crypto'

/**
 * Writes `manifest.json`: logical name -> `{ file, integrity, imports, css }` for every file of the site build.
 * The host reads it once at start; nothing else knows a hashed name.
 */
export function manifestPlugin() {
  return {
    name: 'firstrung-manifest',
    generateBundle(_, bundle) {
      const manifest = {}
      for (const [file, item] of Object.entries(bundle)) {
        const source = item.type === 'chunk' ? item.code : item.source
        const name = file.replace(/-[\da-z]{8}(\.\w+)$/, '$1')
        manifest[name] = {
          file,
          integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
          ...(item.type === 'chunk' ? { imports: item.imports } : {}),
        }
      }
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 2) })
    },
  }
}
