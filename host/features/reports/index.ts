export { reasonOf as reportReason } from './input'
export { routes } from './routes'
export { mails } from './mails'
