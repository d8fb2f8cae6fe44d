export { NEWS_LINKS } from './news'
export { presentRows } from './page-view'
export { routes } from './routes'
