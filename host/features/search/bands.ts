/** The values of the working pattern, as the rows number them. */
export const PATTERN_VALUES = ['on-site', 'hybrid', 'remote'] as const
/** Days within which a job closes, the choices of the filter. */
export const CLOSING_DAYS = [1, 7, 14, 30] as const
/** Pounds a year, the choices of the filter, and the width of the bands they are counted in. */
export const SALARIES = [15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000] as const
export const PAY_BAND = 5000
