export { seedPlaces } from './seed'
