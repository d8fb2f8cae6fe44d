export { jobs } from './jobs'
export { listFeeds } from './queries'
export { presentFeed } from './view'
