export { answerFrom, type Requested } from './answer-from'
export { searchUrl, type Filters, type Scope, type SearchFilters } from '../../../search/address'
export { type Choice, resolveFilters } from '../../../search'
export { companyConditions, jobConditions } from '../../../search'
export { createMatcher } from './matcher'
export type { Matcher } from '../../../search'
export { jobCards } from './list-queries'
export { searchCompanies, searchJobs, searchReviews } from './lists'
export {
  DEFAULT_RADIUS,
  findPlace,
  type NamedPlace,
  nameOutcode,
  namePlaces,
  RADII,
  formatCountry,
} from '../../../search/places'
export { routes } from './routes'
export { matchJobs, parseSearch, type ParsedSearch } from './saved-search-queries'
export { repairSearch } from './repair-commands'
export { formatTitle } from './copy'
export { jobs } from './jobs'
export { otherTerms, titleTerms } from '../../../search'
