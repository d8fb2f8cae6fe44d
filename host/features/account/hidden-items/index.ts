export { listHidden } from './queries'
export { routes } from './routes'
