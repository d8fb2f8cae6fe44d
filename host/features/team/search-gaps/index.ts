export { noteGap, noteNext, type Searched } from './commands'
export { jobs } from './jobs'
export { listGaps } from './queries'
export { describeGaps } from './report'
