export {
  countOfCompany,
  listFilterOptions,
  listHistogram,
  listOfCompany,
  type FilterOptions,
  type ReviewFilter,
} from './company-queries'
export { listNewest, listOfSimilar, selectCards, type ReviewCardRow } from './queries'
export { canNameTown, publicLabel } from './public-label'
export { QUESTIONS, SECTION_NAMES, type Section } from './questions'
export { ENOUGH_REVIEWS, isRated } from './rating'
export { routes } from './routes'
export { presentCard, presentListed, presentSlides, reviewUrl } from './view'
