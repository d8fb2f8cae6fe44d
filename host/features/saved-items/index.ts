export { saveItem, type SavableItem } from './commands'
export { parseSavableItem } from './input'
export { findSaved, findTitle } from './queries'
export { routes } from './routes'
