export { findAuthorAddress, moveDrafts } from './author-queries'
export { checkReview, checkTexts, findPersonalWords, jobs, sketchReviews, TEXT_FIELDS } from './checks'
export { routes } from './routes'
