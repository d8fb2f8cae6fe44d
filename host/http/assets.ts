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
  /** Returns the URL of the style sheet for one kind of page; most kinds have none and use `base.css` and `site.css`. */
  pageStyle: (kind: string | undefined) => string | undefined
  /** Returns the text of a built file. */
  text: (name: string) => string
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
  const pageStyle = (kind = '') => (manifest[`page-${kind}.css`] ? url(`page-${kind}.css`) : undefined)
  const text = (name: string) => readFileSync(path.join(dir, path.basename(url(name))), 'utf8')
  return { url, text, pageStyle, preloads: name => (manifest[name]?.imports ?? []).map(file => `/assets/${file}`) }
}
