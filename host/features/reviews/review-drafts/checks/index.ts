export { checkReview, checkTexts, findPersonalWords, sketchReviews } from './check-commands'
export { jobs } from './jobs'
export { TEXT_FIELDS } from './texts'
