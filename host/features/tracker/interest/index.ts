export { jobs } from './jobs'
export { mails } from './mails'
export { listRegistrations } from './queries'
export { routes } from './routes'
