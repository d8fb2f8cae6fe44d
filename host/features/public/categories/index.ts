export { introOfType } from './list'
export { routes } from './routes'
export { listIndexedPaths } from './sitemap-queries'
