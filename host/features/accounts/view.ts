import type { Typed } from '../../http/routes'
import type { Wish } from './arrival-commands'
import type { Person } from './registration-commands'

/** What the spec calls `user`. */
export function presentUser({ id, email, first_name }: Person) {
  return { loggedIn: true as const, id, firstname: first_name, email }
}

/** A wish as forms and links carry it: `save` is `jobs-12`. */
export function presentWish({ return: way, save, title }: Wish) {
  const key = save && `${save.type}-${save.id}`
  const query = new URLSearchParams({
    ...(way === '/' ? {} : { return: way }),
    ...(key ? { save: key } : {}),
  }).toString()
  return { return: way, save: key, title, query: query && `?${query}` }
}

/** What somebody typed into the registration form, without the password. */
export function presentTyped(typed: Typed) {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name].slice(0, 300) : '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    over13: typed.over13 === 'on',
    terms: typed.terms === 'on',
    marketing: typed.marketing === 'on',
  }
}
