import type { FormValues } from '../../http/router'
import type { Person } from './registration-commands'
import type { LoginIntent } from './sign-in-commands'

/** What the spec calls `user`. */
export function presentUser({ id, email, first_name }: Person) {
  return { loggedIn: true as const, id, firstname: first_name, email }
}

/** A intent as forms and links carry it: `save` is `jobs-12`. */
export function presentIntent({ return: way, save, title }: LoginIntent) {
  const key = save && `${save.type}-${save.id}`
  const query = new URLSearchParams({
    ...(way === '/' ? {} : { return: way }),
    ...(key ? { save: key } : {}),
  }).toString()
  return { return: way, save: key, title, query: query && `?${query}` }
}

/** What somebody typed into the registration form, without the password. */
export function presentValues(typed: FormValues) {
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
