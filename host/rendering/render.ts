import { readFileSync } from 'node:fs'
import path from 'node:path'
import nunjucks from 'nunjucks'
import type { Config } from '../config'
import type { Context } from '../http/context'
import { formats } from '../lib/formats'
import { root as projectRoot } from '../lib/root'
import { type Assets, readAssets } from './assets'
import { breadcrumbList } from './breadcrumbs'
import { escapeFast } from './fast-escape'
import type { Hole, PageWithHoles, SaveHole } from './page-with-holes'
import { divide, fill, holeMarker, type RenderHole } from './personal'
import { replaceSavedLinks } from './saved-links'
import type { WidgetBundle } from './widget-bundle'

/**
 * Renders pages. The template sees `view`, the globals and the result of `requestGlobals`. Regions that depend on the
 * current user are in templates of `templates/personal`, which a template includes with `personal(name, values)`.
 */
export interface Renderer {
  page: (template: string, ctx: Context, view: object) => Buffer
  fill: (page: PageWithHoles, ctx: Context) => Buffer
  assets: Assets
}

interface RendererOptions {
  config: Config
  root: string
  bundle: WidgetBundle
  /** True in local development: templates are read again for each page. */
  watch: boolean
  globals: Readonly<Record<string, unknown>>
}

const VERSION = (JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as { version: string })
  .version

export function createRenderer(options: RendererOptions): Renderer {
  const { config, root } = options
  const assets = readAssets(path.join(root, 'dist/site'))
  escapeFast()
  const env = new nunjucks.Environment(
    new nunjucks.FileSystemLoader(path.join(root, 'templates'), { noCache: options.watch }),
    { autoescape: true, throwOnUndefined: false, trimBlocks: true, lstripBlocks: true },
  )
  const { startMarkers, renderWidget, written } = addWidgets(env, options.bundle)
  const takeHoles = addHoles(env, renderWidget)
  addGlobals(env, options, assets)
  addFilters(env, options)
  const renderHole: RenderHole = ({ name, values }, key, personal) => {
    startMarkers(key)
    return env.render(`personal/${name}.njk`, { ...values, ...personal }).trim()
  }
  return {
    assets,
    fill: (page, ctx) => fill(page, ctx, renderHole),
    page(template, ctx, view) {
      startMarkers('w')
      written.clear()
      takeHoles()
      const html = env.render(template, { ...view, ...requestGlobals(ctx, config) })
      ctx.state.rendered = divide(linkStyles(html, written, assets), takeHoles())
      return fill(ctx.state.rendered, ctx, renderHole)
    },
  }
}

/** The placeholder in the head for the style sheets of widgets, which are not known yet. */
const WIDGET_STYLES = '<!--styles of widgets-->'

function linkStyles(html: string, widgets: ReadonlySet<string>, assets: Assets): string {
  const urls = [...widgets].flatMap(widget => assets.widgetStyle(widget) ?? [])
  return html.replace(WIDGET_STYLES, urls.map(url => `<link rel="stylesheet" href="${url}">`).join(''))
}

const safe = (html: string) => new nunjucks.runtime.SafeString(html)

/**
 * Adds `personal()`, `saveWidget()`, `cardsWidget()` and `helpfulWidget()`, and returns a function that returns the
 * holes created since its last call. A widget that is only a toggle is rendered in both states at once; nothing else of
 * it depends on the user. In a widget with cards only the save buttons and the links that save its search are toggles.
 */
function addHoles(env: nunjucks.Environment, renderWidget: RenderWidget): () => (Hole | SaveHole)[] {
  let holes: (Hole | SaveHole)[] = []
  env.addGlobal('personal', (name: string, values: object = {}, item?: string) =>
    safe(holeMarker(holes.push({ name, values, item }) - 1)),
  )
  const addHole = (hole: SaveHole) => holeMarker(holes.push(hole) - 1)
  const addToggle = (item: string, [unsaved, saved]: readonly [string, string]) =>
    safe(addHole({ item, unsaved: Buffer.from(unsaved), saved: Buffer.from(saved) }))
  env.addGlobal('cardsWidget', (name: string, props: object, options: WidgetOptions = {}) =>
    safe(replaceSavedLinks(renderWidget(name, [props], options)[0], addHole)),
  )
  env.addGlobal('saveWidget', (item: string, name: string, props: object, options: WidgetOptions = {}) =>
    addToggle(item, renderWidget(name, [props, { ...props, saved: true }], options)),
  )
  env.addGlobal('helpfulWidget', (props: { id: number }) =>
    addToggle(`helpful-${props.id}`, renderWidget('helpful', [props, { ...props, voted: true }], {})),
  )
  return () => {
    const made = holes
    holes = []
    return made
  }
}

interface WidgetOptions {
  mount?: string
  className?: string
}

type RenderWidget = <const Props extends readonly object[]>(
  name: string,
  props: Props,
  options: WidgetOptions,
) => { [Index in keyof Props]: string }

/**
 * Adds `widget()` and `part()`. `startMarkers` resets the keys of markers, with their prefix. Rendering is synchronous,
 * so one counter serves the page in progress; macros see globals but not the page's context.
 */
function addWidgets(env: nunjucks.Environment, bundle: WidgetBundle) {
  let prefix = 'w'
  let markers = 0
  const written = new Set<string>()
  const renderWidget: RenderWidget = (name, props, options) => {
    written.add(name)
    const key = `${prefix}${++markers}`
    return props.map(given => bundle.widget(name, given, { ...options, key })) as never
  }
  env.addGlobal('widget', (name: string, props: object = {}, options: WidgetOptions = {}) =>
    safe(renderWidget(name, [props], options)[0]),
  )
  env.addGlobal('part', (name: string, props: object = {}) => safe(bundle.part(name, props)))
  const startMarkers = (next: string) => {
    prefix = next
    markers = 0
  }
  return { startMarkers, renderWidget, written }
}

function addGlobals(env: nunjucks.Environment, { config, globals }: RendererOptions, assets: Assets): void {
  env.addGlobal('asset', (name: string) => assets.url(name))
  env.addGlobal('integrity', (name: string) => assets.integrity(name))
  env.addGlobal('widgetStyles', () => safe(WIDGET_STYLES))
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

function requestGlobals(ctx: Context, config: Config) {
  return {
    path: ctx.path,
    here: ctx.url,
    releaseStage: config.RELEASE_STAGE,
    tagManager: config.TAG_MANAGER_URL,
    bugsnagKey: config.RELEASE_STAGE === 'production' ? config.BUGSNAG_KEY : undefined,
  }
}

/** Returns who runs the site; undefined for a demonstration. */
function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, CONTACT_EMAIL: email }: Config) {
  return name === undefined ? undefined : { name, address, email }
}
