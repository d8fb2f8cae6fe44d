export { type EntityRow, listEntities, listJobs } from './queries'
export { routes } from './routes'
export { namesOf } from './view'
export { wordsOf } from './words'
