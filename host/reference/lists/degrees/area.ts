import type { Entry } from '../entry'

export function area(name: string, slug: string, ...courses: string[]): Entry {
  return { name, slug, children: courses.map(course => ({ name: course })) }
}
