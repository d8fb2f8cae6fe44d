export { saveItem, type SavedThing } from './commands'
export { savedThing } from './input'
export { findSaved, findTitle } from './queries'
export { routes } from './routes'
