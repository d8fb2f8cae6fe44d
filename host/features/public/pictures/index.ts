export { APP_ICONS } from './app-icons'
export { routes } from './routes'
