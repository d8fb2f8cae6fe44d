export { reasonOf as reportReason } from './input'
export { insertReport } from './queries'
export { routes } from './routes'
export { mails } from './mails'
