export { jobs } from './jobs'
export { mails } from './mails'
export { findOpenExport } from './load'
export { routes } from './routes'
