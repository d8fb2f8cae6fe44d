export { jobs } from './jobs'
export { mails } from './mails'
