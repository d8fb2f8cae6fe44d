export { listCategoryPaths } from './queries'
export { routes } from './routes'
export { listIndexedPaths } from './sitemap-queries'
