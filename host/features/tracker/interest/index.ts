export { jobs } from './jobs'
export { mails } from './mails'
export { selectRegistrations } from './queries'
export { routes } from './routes'
