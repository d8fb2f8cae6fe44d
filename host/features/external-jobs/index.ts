export { addExternalJobLocked } from './commands'
export { routes } from './routes'
