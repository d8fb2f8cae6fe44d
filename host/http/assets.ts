import { readFileSync } from 'node:fs'
import path from 'node:path'

interface ManifestEntry {
  file: string
  integrity: string
  imports?: string[]
}

export interface Assets {
  /** Returns the URL of a built file by its logical name (`site.css`). Throws if there is no such file. */
  url: (name: string) => string
  /** Returns the URLs of a script's static imports, for modulepreload. */
  preloads: (name: string) => string[]
}

/** Reads the manifest of the site build. */
export function readAssets(dir: string): Assets {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'manifest.json'), 'utf8')) as Record<string, ManifestEntry>
  const url = (name: string): string => {
    const entry = manifest[name]
    if (!entry) {
      throw new Error(`The site build has no "${name}"; run npm run build`)
    }
    return `/assets/${entry.file}`
  }
  return { url, preloads: name => (manifest[name]?.imports ?? []).map(file => `/assets/${file}`) }
}
