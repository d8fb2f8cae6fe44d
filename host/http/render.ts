import { readFileSync } from 'node:fs'
import path from 'node:path'
import nunjucks from 'nunjucks'
import type { Config } from '../config'
import { type Assets, readAssets } from './assets'
import { breadcrumbList } from './breadcrumbs'
import type { Context } from './context'
import { hasDismissed } from './dismissed'
import { setFastEscape } from './fast-escape'
import { formats } from './formats'
import type { WidgetBundle } from './widget-bundle'

/** Makes pages. `view` is what the template sees; `page` and `user` are added here. */
export interface Renderer {
  page: (template: string, ctx: Context, view: object) => string
  assets: Assets
}

export interface RendererOptions {
  config: Config
  root: string
  bundle: WidgetBundle
  /** True at the desk: templates are read again for each page. */
  watch: boolean
  /** What features lend to every template, by name. */
  globals: Readonly<Record<string, unknown>>
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

/** Nunjucks over templates/, with `widget()` and `part()` rendered by the built server bundle. */
export function createRenderer({ config, root, bundle, watch, globals }: RendererOptions): Renderer {
  const assets = readAssets(path.join(root, 'dist/site'))
  setFastEscape(true)
  const env = new nunjucks.Environment(
    new nunjucks.FileSystemLoader(path.join(root, 'templates'), { noCache: watch }),
    { autoescape: true, throwOnUndefined: false, trimBlocks: true, lstripBlocks: true },
  )
  // Rendering is synchronous, so one counter serves the page being made; macros see globals but no page context.
  let markers = 0
  const safe = (html: string) => new nunjucks.runtime.SafeString(html)
  env.addGlobal('widget', (name: string, props: object = {}, options: { mount?: string; className?: string } = {}) =>
    safe(bundle.widget(name, props, { ...options, key: `w${++markers}` })),
  )
  env.addGlobal('part', (name: string, props: object = {}) => safe(bundle.part(name, props)))
  env.addGlobal('asset', (name: string) => assets.url(name))
  env.addGlobal('site', { name: 'Firstrung', url: config.BASE_URL, version: VERSION, operator: operatorOf(config) })
  for (const [name, value] of Object.entries(globals)) {
    env.addGlobal(name, value)
  }
  env.addFilter('json', (value: unknown) => safe(bundle.escapeJson(JSON.stringify(value))))
  env.addFilter('breadcrumbList', (crumbs: Parameters<typeof breadcrumbList>[0]) =>
    breadcrumbList(crumbs, config.BASE_URL),
  )
  for (const [name, format] of Object.entries(formats)) {
    env.addFilter(name, format)
  }
  return {
    assets,
    page(template, ctx, view) {
      markers = 0
      return env.render(template, {
        ...view,
        path: ctx.path,
        /** Path and query: where a visitor comes back to after login. */
        here: ctx.url,
        user: ctx.state.actor && { loggedIn: true, id: ctx.state.actor.id, firstname: ctx.state.actor.firstName },
        csrf: ctx.state.actor?.csrfToken,
        transitionDismissed: ctx.state.actor?.transitionDismissed || hasDismissed(ctx.get('Cookie')),
        flash: ctx.state.flash,
        releaseStage: config.RELEASE_STAGE,
        tagManager: config.TAG_MANAGER_URL,
        bugsnagKey: config.RELEASE_STAGE === 'production' ? config.BUGSNAG_KEY : undefined,
      })
    },
  }
}

/** Who answers for the site; undefined where nobody does. */
function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, CONTACT_EMAIL: email }: Config) {
  return name === undefined ? undefined : { name, address, email }
}
