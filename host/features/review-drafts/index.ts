export { checkReview, checkTexts, findPersonalWords, jobs, sketchReviews, TEXT_FIELDS } from './checks'
