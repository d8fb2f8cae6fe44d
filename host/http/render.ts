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

/** Renders pages. The template sees `view`, the globals and what `requestGlobals` adds. */
export interface Renderer {
  page: (template: string, ctx: Context, view: object) => string
  assets: Assets
}

export interface RendererOptions {
  config: Config
  root: string
  bundle: WidgetBundle
  /** True in local development: templates are read again for each page. */
  watch: boolean
  /** What features provide to every template, by name. */
  globals: Readonly<Record<string, unknown>>
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

/** Returns the renderer: Nunjucks over templates/, with `widget()` and `part()` from the built server bundle. */
export function createRenderer(options: RendererOptions): Renderer {
  const { config, root } = options
  const assets = readAssets(path.join(root, 'dist/site'))
  setFastEscape(true)
  const env = new nunjucks.Environment(
    new nunjucks.FileSystemLoader(path.join(root, 'templates'), { noCache: options.watch }),
    { autoescape: true, throwOnUndefined: false, trimBlocks: true, lstripBlocks: true },
  )
  const resetMarkers = addWidgets(env, options.bundle)
  addGlobals(env, options, assets)
  addFilters(env, options)
  return {
    assets,
    page(template, ctx, view) {
      resetMarkers()
      return env.render(template, { ...view, ...requestGlobals(ctx, config) })
    },
  }
}

const safe = (html: string) => new nunjucks.runtime.SafeString(html)

/**
 * Adds `widget()` and `part()`, and returns the function that starts the keys of markers again. Rendering is synchronous,
 * so one counter serves the page being made; macros see globals but not the page's context.
 */
function addWidgets(env: nunjucks.Environment, bundle: WidgetBundle): () => void {
  let markers = 0
  env.addGlobal('widget', (name: string, props: object = {}, options: { mount?: string; className?: string } = {}) =>
    safe(bundle.widget(name, props, { ...options, key: `w${++markers}` })),
  )
  env.addGlobal('part', (name: string, props: object = {}) => safe(bundle.part(name, props)))
  return () => {
    markers = 0
  }
}

function addGlobals(env: nunjucks.Environment, { config, globals }: RendererOptions, assets: Assets): void {
  env.addGlobal('asset', (name: string) => assets.url(name))
  env.addGlobal('site', { name: 'Firstrung', url: config.BASE_URL, version: VERSION, operator: operatorOf(config) })
  for (const [name, value] of Object.entries(globals)) {
    env.addGlobal(name, value)
  }
}

function addFilters(env: nunjucks.Environment, { config, bundle }: RendererOptions): void {
  env.addFilter('json', (value: unknown) => safe(bundle.escapeJson(JSON.stringify(value))))
  env.addFilter('breadcrumbList', (crumbs: Parameters<typeof breadcrumbList>[0]) =>
    breadcrumbList(crumbs, config.BASE_URL),
  )
  for (const [name, format] of Object.entries(formats)) {
    env.addFilter(name, format)
  }
}

/** What every template sees of the request and its actor. */
function requestGlobals(ctx: Context, config: Config) {
  const { actor, flash } = ctx.state
  return {
    path: ctx.path,
    /** Path and query: where a visitor returns to after login. */
    here: ctx.url,
    user: actor && { loggedIn: true, id: actor.id, firstname: actor.firstName },
    csrf: actor?.csrfToken,
    transitionDismissed: actor?.transitionDismissed || hasDismissed(ctx.get('Cookie')),
    flash,
    releaseStage: config.RELEASE_STAGE,
    tagManager: config.TAG_MANAGER_URL,
    bugsnagKey: config.RELEASE_STAGE === 'production' ? config.BUGSNAG_KEY : undefined,
  }
}

/** Returns who runs the site; undefined for a demonstration. */
function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, CONTACT_EMAIL: email }: Config) {
  return name === undefined ? undefined : { name, address, email }
}
