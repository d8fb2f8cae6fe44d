export { routes } from './routes'
