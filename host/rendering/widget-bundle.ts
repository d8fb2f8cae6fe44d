import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MarkerOptions, ServerWidget } from '@firstrung/mount/server'
import { LRUCache } from 'lru-cache'

interface ServerBundle {
  widgets: Record<string, ServerWidget>
  parts: Record<string, ServerWidget['component']>
  renderMarker: (widget: ServerWidget, props: unknown, options: MarkerOptions) => string
  renderPart: (component: ServerWidget['component'], props: object) => string
  escapeJson: (json: string) => string
}

export interface WidgetBundle {
  widget: (name: string, props: object, options: { key: string; mount?: string; className?: string }) => string
  part: (name: string, props: object) => string
  escapeJson: (json: string) => string
}

/**
 * Size of the cache of rendered fragments, in characters (about half their bytes). A change of the data empties the
 * page cache, but most cards and widgets on those pages are still the same.
 */
const CACHE_CHARACTERS = 16 * 1024 * 1024

/** Loads the built components. The host never imports their sources, so that any other backend could replace it. */
export async function loadWidgetBundle(root: string): Promise<WidgetBundle> {
  const file = path.join(root, 'dist/server/index.js')
  if (!existsSync(file)) {
    throw new Error('The server bundle is not built; run npm run build')
  }
  const bundle = (await import(pathToFileURL(file).href)) as ServerBundle
  const cache = new LRUCache<string, string>({
    maxSize: CACHE_CHARACTERS,
    sizeCalculation: (html, key) => html.length + key.length,
  })
  const cached = (key: string, render: () => string) => {
    let html = cache.get(key)
    if (html === undefined) {
      html = flatten(render())
      cache.set(key, html)
    }
    return html
  }
  return {
    escapeJson: bundle.escapeJson,
    widget(name, props, options) {
      const widget = itemOf(bundle.widgets, name, 'widget')
      const { key, mount, className } = options
      return cached(`${key} ${name} ${mount} ${className} ${JSON.stringify(props)}`, () =>
        bundle.renderMarker(widget, props, options as MarkerOptions),
      )
    },
    part(name, props) {
      const part = itemOf(bundle.parts, name, 'part')
      return cached(`${name} ${JSON.stringify(props)}`, () => bundle.renderPart(part, props))
    },
  }
}

/** A string joined from hundreds of pieces references all of them, which takes several times its length. */
const flatten = (text: string): string => Buffer.from(text).toString()

function itemOf<T>(map: Record<string, T>, name: string, kind: string): T {
  const item = Object.hasOwn(map, name) ? map[name] : undefined
  if (!item) {
    throw new Error(`There is no ${kind} "${name}"; there are ${Object.keys(map).join(', ')}`)
  }
  return item
}
