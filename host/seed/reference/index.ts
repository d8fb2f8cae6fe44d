export { seedReference } from './seed'
export { listYears } from './years'
