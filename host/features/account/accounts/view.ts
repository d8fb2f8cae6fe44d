import QRCode from 'qrcode'
import type { Flash } from '../../../http/context'
import { type FormValues, textOf } from '../../../http/form'
import type { listSessions } from '../../../http/sessions'
import type { listPasskeys } from './passkey-queries'
import type { Person } from './registration-commands'
import type { LoginIntent } from './sign-in-commands'
import { setUpUri } from './two-step-secret'

export function presentUser({ id, email, first_name }: Person) {
  return { loggedIn: true as const, id, firstname: first_name, email }
}

export const presentGreeting = ({ first_name }: Pick<Person, 'first_name'>): Flash => ({
  kind: 'success',
  text: `Welcome back, ${first_name}`,
  events: [{ event: 'login' }],
})

export function presentWelcome({ first_name, email }: Person): [Flash, Flash] {
  return [
    { kind: 'success', text: `Welcome, ${first_name}`, events: [{ event: 'sign_up' }] },
    { kind: 'info', text: `Check ${email} for a link to confirm it` },
  ]
}

/** `save` is `jobs-12`, or `search` for the list to return to. */
export function presentIntent({ return: path, save, search, title }: LoginIntent) {
  const key = search === undefined ? save && `${save.type}-${save.id}` : 'search'
  const query = new URLSearchParams({
    ...(path === '/' ? {} : { return: path }),
    ...(key ? { save: key } : {}),
  }).toString()
  return {
    return: path,
    save: key,
    title,
    query: query && `?${query}`,
    purpose: describePurpose({ return: path, save, search }),
  }
}

const SAVED_NOUNS = { jobs: 'job', reviews: 'review', companies: 'employer' } as const
/** The more specific paths come first. */
const PURPOSES: readonly (readonly [path: string, purpose: string])[] = [
  ['/write-a-review', 'write a review'],
  ['/dashboard/app-tracker', 'see your applications'],
  ['/dashboard/saved-items', 'see what you’ve saved'],
  ['/dashboard/my-reviews', 'see your reviews'],
  ['/dashboard/account', 'change your account'],
  ['/account/hidden', 'hide jobs and employers'],
  ['/account', 'change your account'],
  ['/register-interest', 'register your interest'],
  ['/dashboard', 'see your hub'],
]

function describePurpose({ return: path, save, search }: LoginIntent): string | null {
  if (search !== undefined) {
    return 'save this search'
  }
  const isUnder = (start: string) => path === start || path.startsWith(`${start}/`)
  return save ? `save this ${SAVED_NOUNS[save.type]}` : (PURPOSES.find(([start]) => isUnder(start))?.[1] ?? null)
}

const NOTICES: Readonly<Record<string, string>> = {
  'password-changed': 'Your password has changed. Log in with the new one.',
  'email-confirmed': 'Email confirmed. You can now log in.',
  'email-changed': 'Your email address has changed. Log in with the new one.',
  'account-kept': 'We will keep your account. Log in to continue.',
}

export const presentNotice = (values: FormValues) => NOTICES[textOf(values, 'notice')]

export const presentLoginValues = (values: FormValues) => ({ email: textOf(values, 'email') })

export function presentRegistrationValues(values: FormValues) {
  const text = (name: string) => textOf(values, name).slice(0, 300)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    over13: values.over13 === 'on',
    terms: values.terms === 'on',
    marketing: values.marketing === 'on',
  }
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

export function presentSessions(rows: readonly SessionRow[], sessionHash: string) {
  return rows.map(row => ({
    id: row.public_id,
    device: row.device || 'Unknown device',
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id_hash === sessionHash,
  }))
}

export function presentPasskeys(rows: Awaited<ReturnType<typeof listPasskeys>>) {
  return rows.map(({ id, device, created_at, last_used_at, suspended_at }) => ({
    id,
    device,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString(),
    isSuspended: suspended_at !== null,
  }))
}

export function presentSetUp(secret: string, email: string) {
  const uri = setUpUri(secret, email)
  const { size, data } = QRCode.create(uri, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data, (isDark, n) => (isDark ? `M${n % size} ${Math.floor(n / size)}h1v1h-1z` : ''))
  return { secret, uri, qr: { size, path: dark.join('') } }
}
