import { createHash } from 'node:crypto'
import type { Assets } from '../../http/assets'

/** The page that the service worker shows without a connection. */
export const OFFLINE_PAGE = '/offline'
/** The widgets of that page, those of every page among them. */
const WIDGETS = [
  ...['recently-viewed', 'site-header', 'mobile-menu', 'account-menu', 'flash-messages'],
  ...['transition-message', 'footer-signup', 'common-modals'],
]
const SCRIPTS = ['early.js', 'site.js', 'framework.js', ...WIDGETS.map(name => `${name}.js`)]
const OTHERS = ['site.css', 'figtree-basic.woff2', 'bricolage-grotesque-basic.woff2', 'favicon.svg']

/** Returns the script of the service worker, with the files that the page without a connection loads. */
export function presentServiceWorker(assets: Assets): string {
  const scripts = SCRIPTS.flatMap(name => [assets.url(name), ...assets.preloads(name)])
  const files = [...new Set([OFFLINE_PAGE, ...scripts, ...OTHERS.map(name => assets.url(name))])]
  const hash = createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 8)
  const constants = `const OFFLINE_FILES=${JSON.stringify(files)},OFFLINE_CACHE='firstrung-${hash}';`
  return `${constants}\n${assets.text('service-worker.js')}`
}
