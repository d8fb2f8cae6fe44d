import { readFileSync } from 'node:fs'
import path from 'node:path'

interface ManifestEntry {
  file: string
  integrity: string
  imports?: string[]
}

export interface Assets {
  /** Address of a built file by its logical name (`site.css`). Throws for a name that was not built. */
  url: (name: string) => string
  /** A script and everything it imports at once, for modulepreload. */
  preloads: (name: string) => string[]
}

/** The names of the site build, from its manifest. */
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
