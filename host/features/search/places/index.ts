export { findPlace, type PlaceFound } from './find'
export { sayCountry, sayReach } from './labels'
export { DEFAULT_RADIUS, RADII } from './radius'
export { type Reach, resolvePlaces, type SearchPlace } from './resolve'
