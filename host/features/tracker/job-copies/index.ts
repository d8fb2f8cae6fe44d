export { findCopy } from './queries'
export { routes } from './routes'
export { presentCopy } from './view'
