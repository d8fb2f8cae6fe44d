export { mails } from './mails'
export { applyDecision } from './review-commands'
export { routes } from './routes'
