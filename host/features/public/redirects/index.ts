export { routes } from './routes'
export { jobs } from './jobs'
