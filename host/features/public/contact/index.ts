export { routes } from './routes'
export { jobs } from './jobs'
export { mails } from './mails'
