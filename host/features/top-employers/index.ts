export { loadBadge } from './load-badge'
export { listListPaths } from './queries'
export { routes } from './routes'
