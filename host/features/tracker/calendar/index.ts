export { findLinks } from './load'
export { mails } from './mails'
export { routes } from './routes'
