import { COOKIE as CONSENT, COOKIE_MAX_AGE as CONSENT_KEPT } from '@firstrung/consent/contract'
import { COOKIE as SIGNUP, COOKIE_MAX_AGE as SIGNUP_KEPT } from '@firstrung/footer-signup/contract'
import { deviceCookie } from '../../../http/devices'
import { sessionCookie, TOKEN_COOKIE } from '../../../http/session'
import { DISMISSED_COOKIE } from '../../../rendering/dismissed'
import { twoStepCookie } from '../../account/accounts'

const days = (seconds: number) => `${Math.round(seconds / 86_400)} days`

/** With consent, a tag manager sets its own cookies as well. */
export const listCookies = (baseUrl: string) => [
  {
    name: sessionCookie(baseUrl),
    purpose: 'Keeps you logged in.',
    until: 'You log out, or after 12 hours (30 days with "Keep me logged in")',
  },
  {
    name: TOKEN_COOKIE,
    purpose: 'Proves that a form was sent by you while you are logged in.',
    until: 'You log out, or close the browser',
  },
  {
    name: deviceCookie(baseUrl),
    purpose: 'Lets you log in from this browser even while someone else is guessing your password.',
    until: '12 months after you last logged in',
  },
  {
    name: twoStepCookie(baseUrl),
    purpose: 'Remembers that you have entered your password while you look up your log-in code.',
    until: 'You are logged in, or after 10 minutes',
  },
  { name: CONSENT, purpose: 'Remembers your choice on this page.', until: days(CONSENT_KEPT) },
  { name: DISMISSED_COOKIE, purpose: 'Remembers that you closed the message about our new look.', until: '12 months' },
  { name: SIGNUP, purpose: 'Remembers that you do not want to see the sign-up prompt.', until: days(SIGNUP_KEPT) },
]

/** Data that the browser stores and never sends, by key; braces mark the variable parts. */
export const STORAGE = [
  {
    name: 'firstrung.recent-searches',
    purpose: 'Shows your last five searches on the homepage.',
    until: 'You clear them, or log out',
  },
  {
    name: 'firstrung.viewed-jobs',
    purpose: 'Lists the jobs that you looked at, and those that you saved while you are logged in.',
    until: 'You clear them, or log out',
  },
  {
    name: 'firstrung-jobs',
    purpose: 'Keeps the last twelve pages of jobs that you opened, so that you can read them offline.',
    until: 'You clear the jobs that you looked at',
  },
  {
    name: '1.4-saved-items-{your number}',
    purpose: 'Shows your saved items at once while you are logged in.',
    until: 'You log out, or close the tab',
  },
  {
    name: '1.4-draft-{your number}-{number of the review}',
    purpose: 'Keeps the text of a review that could not be saved yet, for example while you are offline.',
    until: 'It is saved, or you log out',
  },
  {
    name: 'page-keys',
    purpose: 'Remembers that you have turned keyboard shortcuts off.',
    until: 'You turn them on again',
  },
  {
    name: 'job-redirect-{number of the job}',
    purpose: 'Remembers that you visited an employer’s site, so that we can ask once whether you applied.',
    until: 'You close the tab',
  },
  {
    name: 'apply-ready-{number of the job}',
    purpose: 'Remembers the application steps that you have ticked.',
    until: 'You close the tab',
  },
  {
    name: 'footer-signup-pages',
    purpose: 'Counts the pages you have seen, so that the sign-up prompt does not appear on the first.',
    until: 'You close the tab',
  },
  {
    name: 'footer-signup-last',
    purpose: 'Remembers the last page, so that a reload does not count twice.',
    until: 'You close the tab',
  },
  {
    name: 'footer-signup-asked',
    purpose: 'Remembers when you saw the sign-up prompt, so that it appears once a week at most.',
    until: 'You clear your browser’s data',
  },
] as const
