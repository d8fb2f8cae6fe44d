export { findSuggestions } from './find'
export { refreshSuggestions } from './refresh-commands'
export { routes } from './routes'
export { jobs } from './jobs'
