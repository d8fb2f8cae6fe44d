export { listListPaths } from './queries'
export { routes } from './routes'
