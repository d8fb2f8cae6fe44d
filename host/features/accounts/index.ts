export { EmailAddress, OneLine } from './input'
export { routes } from './routes'
