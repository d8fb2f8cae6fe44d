export { FILTER_KEYS, type FilterKey } from '../filters'
export {
  type Filters,
  formatSegments,
  onlyFilters,
  parseSegments,
  type Scope,
  SCOPES,
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
