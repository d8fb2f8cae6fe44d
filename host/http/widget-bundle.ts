import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MarkerOptions, ServerWidget } from '@firstrung/mount/server'

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

/** Loads the built components. The host never imports one from source: it would then be no replaceable backend. */
export async function loadWidgetBundle(root: string): Promise<WidgetBundle> {
  const file = path.join(root, 'dist/server/index.js')
  if (!existsSync(file)) {
    throw new Error('The server bundle is not built; run npm run build')
  }
  const bundle = (await import(pathToFileURL(file).href)) as ServerBundle
  return {
    escapeJson: bundle.escapeJson,
    widget(name, props, options) {
      return bundle.renderMarker(known(bundle.widgets, name, 'widget'), props, options as MarkerOptions)
    },
    part(name, props) {
      return bundle.renderPart(known(bundle.parts, name, 'part'), props)
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
