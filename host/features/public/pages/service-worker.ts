import { createHash } from 'node:crypto'
import type { Assets } from '../../../rendering/assets'

export const OFFLINE_PAGE = '/offline'
/** The widgets of the offline page, including those that every page has. */
const WIDGETS = [
  ...['recently-viewed', 'site-header', 'mobile-menu', 'account-menu', 'flash-messages'],
  ...['transition-message', 'footer-signup', 'common-modals'],
]
const SCRIPTS = ['early.js', 'site.js', 'framework.js', ...WIDGETS.map(name => `${name}.js`)]
const OTHERS = ['site.css', 'figtree-basic.woff2', 'bricolage-grotesque-basic.woff2', 'favicon.svg']

export function presentServiceWorker(assets: Assets): string {
  const scripts = SCRIPTS.flatMap(name => [assets.url(name), ...assets.preloads(name)])
  const files = [...new Set([OFFLINE_PAGE, ...scripts, ...OTHERS.map(name => assets.url(name))])]
  const hash = createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 8)
  const constants = `const OFFLINE_FILES=${JSON.stringify(files)},OFFLINE_CACHE='firstrung-${hash}';`
  return `${constants}\n${assets.text('service-worker.js')}`
}
