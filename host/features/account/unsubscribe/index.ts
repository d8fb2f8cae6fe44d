export { unsubscribeUrl } from './link-commands'
export { routes } from './routes'
