export { FILTER_KEYS, type FilterKey } from '../filters'
export { SCOPES, type Scope } from './scopes'
export {
  type Filters,
  formatSegments,
  onlyFilters,
  parseSegments,
  type SearchFilters,
  type Segments,
  searchUrl,
  sortFilters,
} from './segments'
export {
  defaultSort,
  emptyState,
  inScope,
  onlyWords,
  type SearchState,
  SORTS,
  statePath,
  stateUrl,
  toggled,
  withoutPlace,
  withState,
  withToggled,
} from './state'
