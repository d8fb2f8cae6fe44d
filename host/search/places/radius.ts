/** In miles; 0 is the place itself. */
export const RADII: readonly number[] = [0, 5, 10, 15, 25, 50, 100]
export const DEFAULT_RADIUS = 15
