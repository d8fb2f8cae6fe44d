export { checkReview, checkTexts, findPersonalWords, jobs, sketchReviews, TEXT_FIELDS } from './checks'
export { routes } from './routes'
export { listUnfinished } from './unfinished'
