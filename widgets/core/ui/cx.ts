/** Joins the class names that are there. */
export const cx = (...names: unknown[]): string => names.filter(name => typeof name === 'string' && name).join(' ')
