import { COOKIE as CONSENT, REMEMBERED as CONSENT_KEPT } from '@firstrung/consent/contract'
import { COOKIE as SIGNUP, REMEMBERED as SIGNUP_KEPT } from '@firstrung/footer-signup/contract'
import { DISMISSED_COOKIE } from '../../http/dismissed'
import { sessionCookie, TOKEN_COOKIE } from '../../http/session'

const days = (seconds: number) => `${Math.round(seconds / 86_400)} days`

/** Every cookie that this site sets at `baseUrl`, in plain words. A tag manager's own come on top, after a yes. */
export const listCookies = (baseUrl: string) => [
  {
    name: sessionCookie(baseUrl),
    purpose: 'Keeps you logged in.',
    until: 'You log out: 12 hours, or 30 days if you ask for it',
  },
  {
    name: TOKEN_COOKIE,
    purpose: 'Shows that a form was sent by you, while you are logged in.',
    until: 'You log out, or close the browser',
  },
  { name: CONSENT, purpose: 'Remembers your choice on this page.', until: days(CONSENT_KEPT) },
  { name: DISMISSED_COOKIE, purpose: 'Remembers that you closed the news about this site.', until: '12 months' },
  { name: SIGNUP, purpose: 'Remembers that you do not want to be asked to sign up.', until: days(SIGNUP_KEPT) },
]

/** What stays in the browser and is sent to nobody, by its keys; in braces stands what differs. */
export const STORAGE = [
  {
    name: 'firstrung.recent-searches',
    purpose: 'Your last five searches, offered again on the homepage.',
    until: 'You clear them',
  },
  {
    name: '1.4-saved-items-{your number}',
    purpose: 'Shows at once what you have saved, while you are logged in.',
    until: 'You log out, or close the tab',
  },
  {
    name: 'job-redirect-{number of the job}',
    purpose: 'That you went to the employer of a job, to ask once whether you applied when you come back.',
    until: 'You close the tab',
  },
  {
    name: 'apply-ready-{number of the job}',
    purpose: 'The steps of an application that you ticked on a job.',
    until: 'You close the tab',
  },
  {
    name: 'footer-signup-pages',
    purpose: 'How many pages you have seen, so that nobody is asked to sign up on the first.',
    until: 'You close the tab',
  },
  {
    name: 'footer-signup-last',
    purpose: 'The address of the last of them, so that a page loaded again counts once.',
    until: 'You close the tab',
  },
  {
    name: 'footer-signup-asked',
    purpose: 'That you were asked to sign up, so that you are asked once in a visit.',
    until: 'You close the tab',
  },
] as const
