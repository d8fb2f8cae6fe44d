export { jobs } from './jobs'
export { mails } from './mails'
export { routes } from './routes'
