export { presentRows } from './page-view'
export { routes } from './routes'
