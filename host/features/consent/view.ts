import { REMEMBERED as CONSENT } from '@firstrung/consent/contract'
import { REMEMBERED as SIGNUP } from '@firstrung/footer-signup/contract'

const days = (seconds: number) => `${Math.round(seconds / 86_400)} days`

/** Every cookie that this site sets, in plain words. A tag manager's own come on top, after a yes. */
export const COOKIES = [
  { name: 'session', purpose: 'Keeps you logged in.', until: 'You log out: 12 hours, or 30 days if you ask for it' },
  { name: 'XSRF-TOKEN', purpose: 'Shows that a form was sent by you, while you are logged in.', until: 'You log out' },
  { name: 'consent', purpose: 'Remembers your choice on this page.', until: days(CONSENT) },
  { name: 'transition-message', purpose: 'Remembers that you closed the news about this site.', until: '12 months' },
  { name: 'footer-signup', purpose: 'Remembers that you do not want to be asked to sign up.', until: days(SIGNUP) },
] as const

/** What stays in the browser and is sent to nobody. */
export const STORAGE = [
  { name: 'Recent searches', purpose: 'Offers your last searches again on the homepage.', until: 'You clear them' },
  {
    name: 'Saved items',
    purpose: 'Shows at once what you have saved, while you are logged in.',
    until: 'The tab closes',
  },
  { name: 'Jobs you went to', purpose: 'Asks once whether you applied, when you come back.', until: 'The tab closes' },
  { name: 'Steps of an application', purpose: 'Keeps the steps that you ticked on a job.', until: 'The tab closes' },
  {
    name: 'Pages of this visit',
    purpose: 'Counts them, so that nobody is asked to sign up on the first.',
    until: 'The tab closes',
  },
] as const
