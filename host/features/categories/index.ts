export { routes } from './routes'
export { listIndexedPaths } from './sitemap-queries'
