export { searchUrl, type Filters, type Scope, type SearchFilters } from '../search-links'
export { routes } from './routes'
