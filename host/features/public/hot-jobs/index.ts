export { listHotJobs } from './queries'
export { routes } from './routes'
export { presentHotJobs } from './view'
