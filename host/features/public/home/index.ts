export { routes } from './routes'
export { presentPopular } from './view'
