export { mails } from './mails'
export { routes } from './routes'
