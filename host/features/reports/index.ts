export { routes } from './routes'
export { mails } from './mails'
