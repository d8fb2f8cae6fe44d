import { gzipSync } from 'node:zlib'
import { compile } from '../../scripts/build/compile-css.mjs'
import { listWidgets } from '../../scripts/widgets.mjs'
import { readBytes, readJson } from './support'

interface Entry {
  file: string
  imports?: string[]
}

/** The site build as the host sees it. */
export class SiteManifest {
  readonly dir: string
  readonly #entries: Record<string, Entry>

  constructor(dir = 'dist/site') {
    this.dir = dir
    this.#entries = readJson(`${dir}/manifest.json`)
  }

  file(name: string): string {
    const entry = this.#entries[name]
    if (!entry) {
      throw new Error(`${this.dir} has no ${name}; run npm run build`)
    }
    return entry.file
  }

  has(name: string): boolean {
    return name in this.#entries
  }

  /** A script and everything it loads before it runs. */
  closure(name: string): Set<string> {
    const byFile = new Map(Object.values(this.#entries).map(entry => [entry.file, entry]))
    const found = new Set<string>()
    const visit = (file: string) => {
      if (!found.has(file)) {
        found.add(file)
        byFile.get(file)?.imports?.forEach(visit)
      }
    }
    visit(this.file(name))
    return found
  }

  gzip(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => sum + gzipSync(readBytes(`${this.dir}/${file}`), { level: 9 }).length, 0)
  }
}

export interface WidgetBytes {
  name: string
  bytes: number
}

/** The bytes that each widget adds to a page: its own script and styles, gzipped, without files shared with other widgets. */
export function widgetBytes(site: SiteManifest): WidgetBytes[] {
  const first = site.closure('site.js')
  const closures = new Map(listWidgets().map(({ name }) => [name, site.closure(`${name}.js`)]))
  return listWidgets().map(({ name, dir }) => {
    const others = [...closures].filter(([other]) => other !== name).flatMap(([, files]) => [...files])
    const shared = new Set([...first, ...others])
    const own = [...(closures.get(name) ?? [])].filter(file => !shared.has(file))
    const css = gzipSync(compile(`${dir}/${name}.css`, 'widgets'), { level: 9 }).length
    return { name, bytes: site.gzip(own) + css }
  })
}
