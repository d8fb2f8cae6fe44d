export { jobs } from './jobs'
