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
  /** Returns the URL of a widget's style sheet; most are part of `site.css`. */
  widgetStyle: (widget: string) => string | undefined
  integrity: (name: string) => string
  text: (name: string) => string
  preloads: (name: string) => string[]
}

export function readAssets(dir: string): Assets {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'manifest.json'), 'utf8')) as Record<string, ManifestEntry>
  const entryOf = (name: string): ManifestEntry => {
    const entry = manifest[name]
    if (!entry) {
      throw new Error(`The site build has no "${name}"; run npm run build`)
    }
    return entry
  }
  const url = (name: string) => `/assets/${entryOf(name).file}`
  const integrity = (name: string) => entryOf(name).integrity
  const widgetStyle = (widget: string) => (manifest[`${widget}.css`] ? url(`${widget}.css`) : undefined)
  const preloads = (name: string) => (manifest[name]?.imports ?? []).map(file => `/assets/${file}`)
  const text = (name: string) => readFileSync(path.join(dir, path.basename(url(name))), 'utf8')
  return { url, integrity, text, widgetStyle, preloads }
}
