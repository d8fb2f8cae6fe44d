/** Joins class names and skips everything that is not a non-empty string. */
export const cx = (...names: unknown[]): string => names.filter(name => typeof name === 'string' && name).join(' ')
