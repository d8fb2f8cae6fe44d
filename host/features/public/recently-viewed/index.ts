export { jobs } from './jobs'
export { loadRecentJobs, MAX_JOBS } from './load'
export { recordViews } from './record-routes'
export { routes } from './routes'
