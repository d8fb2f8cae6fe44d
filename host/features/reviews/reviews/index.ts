export { cohortKey } from './cohort-queries'
export {
  countOfCompany,
  countPublished,
  listFilterOptions,
  listInterviewTexts,
  listOfCompany,
  type FilterOptions,
  type ReviewFilter,
} from './company-queries'
export { withdrawVotes } from './helpful-queries'
export { jobs } from './jobs'
export { findQuote, listOfSimilar, selectCards, type ReviewCardRow } from './queries'
export { HOW_FOUND, RENT_BANDS, TRAVEL_MODES } from './option-texts'
export { authorKind, canNameTown, publicLabel, SMALL_COHORT, subjectOf } from './public-label'
export { deleteReview, publishReview, restoreReview, setReviewState } from './publication-commands'
export { QUESTIONS, SECTION_NAMES, type Section } from './questions'
export { ENOUGH_REVIEWS, isRated } from './rating-queries'
export { recalculateRatings } from './ratings-commands'
export { REASONS, reasonText } from './reasons'
export { headlineOf, type ReviewLists, toReviewRow } from './review-row'
export { routes } from './routes'
export { ratingOf, type Scores, scoresIn, summarise } from './scores'
export { presentCard, presentListed, presentSlides, reviewUrl } from './view'
export { countReviewViews } from './view-routes'
