export { listUnfinished } from './load'
export { routes } from './routes'
