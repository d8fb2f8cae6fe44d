import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MarkerOptions, ServerWidget } from '@firstrung/mount/server'
import { LRUCache } from 'lru-cache'

/** What dist/server exports. */
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
 * Rendered fragments are kept by their props: each change of the data drops every kept page, but most cards and widgets
 * of those pages have not changed. Characters, about half of the bytes that they take.
 */
const KEPT_CHARACTERS = 16 * 1024 * 1024

/** Loads the built components. The host never imports one from source: it would then be no replaceable backend. */
export async function loadWidgetBundle(root: string): Promise<WidgetBundle> {
  const file = path.join(root, 'dist/server/index.js')
  if (!existsSync(file)) {
    throw new Error('The server bundle is not built; run npm run build')
  }
  const bundle = (await import(pathToFileURL(file).href)) as ServerBundle
  const kept = new LRUCache<string, string>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (html, key) => html.length + key.length,
  })
  const keep = (key: string, render: () => string) => {
    let html = kept.get(key)
    if (html === undefined) {
      html = render()
      kept.set(key, html)
    }
    return html
  }
  return {
    escapeJson: bundle.escapeJson,
    widget(name, props, options) {
      const widget = known(bundle.widgets, name, 'widget')
      const { key, mount, className } = options
      return keep(`${key} ${name} ${mount} ${className} ${JSON.stringify(props)}`, () =>
        bundle.renderMarker(widget, props, options as MarkerOptions),
      )
    },
    part(name, props) {
      const part = known(bundle.parts, name, 'part')
      return keep(`${name} ${JSON.stringify(props)}`, () => bundle.renderPart(part, props))
    },
  }
}

function known<T>(map: Record<string, T>, name: string, kind: string): T {
  const item = Object.hasOwn(map, name) ? map[name] : undefined
  if (!item) {
    throw new Error(`There is no ${kind} "${name}"; there are ${Object.keys(map).join(', ')}`)
  }
  return item
}
