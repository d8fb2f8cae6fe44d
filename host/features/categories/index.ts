export { listCategoryPaths } from './queries'
export { routes } from './routes'
