import type { Entry } from '../entry'

/** A subject area with its courses. */
export function area(name: string, slug: string, ...courses: string[]): Entry {
  return { name, slug, children: courses.map(course => ({ name: course })) }
}
