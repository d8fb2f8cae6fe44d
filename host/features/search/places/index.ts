export { findPlace, type PlaceFound } from './find'
export { sayReach } from './labels'
export { DEFAULT_RADIUS, RADII } from './radius'
export { type Reach, resolvePlaces, type SearchPlace } from './resolve'
