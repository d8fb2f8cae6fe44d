export { SILENT_DAYS } from './news'
export { presentRows } from './page-view'
export { routes } from './routes'
