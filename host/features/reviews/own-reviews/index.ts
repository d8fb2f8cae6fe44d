export { appeal } from './commands'
export { routes } from './routes'
