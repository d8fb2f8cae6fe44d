export { addExternalJobLocked } from './commands'
export { listExternalJobs } from './queries'
export { routes } from './routes'
