export { jobs } from './jobs'
export { listRegistrations } from './queries'
export { routes } from './routes'
