import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const links = [
  { text: 'My hub', href: '/dashboard/my-hub' },
  { text: 'Application tracker', href: '/dashboard/app-tracker' },
  { text: 'Saved items', href: '/dashboard/saved-items' },
  { text: 'My reviews', href: '/dashboard/my-reviews' },
  { text: 'Account', href: '/dashboard/account' },
]

export const examples = {
  default: { loginUrl: '/login', signUpUrl: '/register', links },
  'log in only': { loginUrl: '/login', links },
  'signed in': { loginUrl: '/login', signUpUrl: '/register', user: { firstname: 'Maya' }, csrfToken: 'a-token', links },
  'signed in, no links': { loginUrl: '/login', user: { firstname: 'Øyvind' }, csrfToken: 'a-token' },
  'long text': {
    loginUrl: '/login',
    user: { firstname: 'Wolfeschlegelsteinhausenbergerdorff' },
    csrfToken: 'a-token',
    links: [
      { text: 'Everything you have ever saved, applied for, noted down or reviewed', href: '/dashboard' },
      { text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', href: '/dashboard/ship' },
    ],
  },
} satisfies Examples<typeof contract>
