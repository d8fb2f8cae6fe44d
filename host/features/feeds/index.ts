export { jobs } from './jobs'
export { listFeeds } from './queries'
