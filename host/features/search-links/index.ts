export {
  FILTER_KEYS,
  type FilterKey,
  type Filters,
  formatSegments,
  onlyFilters,
  parseSegments,
  SCOPES,
  type Scope,
  type SearchFilters,
  type Segments,
  searchUrl,
  sortFilters,
} from './segments'
