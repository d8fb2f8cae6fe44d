export { parts } from './parts'
