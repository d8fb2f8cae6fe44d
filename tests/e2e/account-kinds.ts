import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { STAGES } from '../../host/features/account/profile'
import { hashText } from '../../host/lib/hash'
import type { Landmarks } from '../support/landmarks'
import type { Site } from '../support/site'
import { codeOf, openAccount, type SiteAccount } from '../support/site-account'

/** A browser that shows a page which only the person it belongs to sees. */
export interface Visit {
  page: Page
  site: Site
  landmarks: Landmarks
}

/** A page of an account: how to get there, and the main heading that shows then. */
export interface AccountKind {
  heading: string | RegExp
  open: (visit: Visit) => Promise<unknown>
}

const LATER = new Date(Date.now() + 3_600_000)

const idIn = (path: string) => Number(/\d+/.exec(path)?.[0])
const newToken = () => randomBytes(32).toString('base64url')
const linkRow = (token: string) => ({ token_hash: hashText(token), nonce: newToken(), expires_at: LATER })
/** As long as a text gets in practice, without a place to break. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwa'.slice(0, 50)

const account = (visit: Visit, details = {}) => openAccount(visit.page, visit.site, details)

async function signedIn(visit: Visit, details = {}): Promise<SiteAccount> {
  const opened = await account(visit, details)
  await opened.logIn()
  return opened
}

const signedInAt =
  (path: string | ((at: Landmarks) => string), details = {}) =>
  async (visit: Visit) => {
    await signedIn(visit, details)
    await visit.page.goto(typeof path === 'string' ? path : path(visit.landmarks))
  }

async function openReset(visit: Visit): Promise<void> {
  const { id } = await account(visit)
  const token = newToken()
  await visit.site.db
    .insertInto('password_resets')
    .values({ ...linkRow(token), user_id: id })
    .execute()
  await visit.page.goto(`/reset-password/${token}`)
}

async function openConfirmation(visit: Visit): Promise<void> {
  const { id, email } = await account(visit, { email_verified_at: null })
  const token = newToken()
  await visit.site.db
    .insertInto('email_confirmations')
    .values({ ...linkRow(token), user_id: id, email })
    .execute()
  await visit.page.goto(`/verify-email/${token}`)
}

async function openEmailChange(visit: Visit): Promise<void> {
  const { id, email } = await account(visit)
  const token = newToken()
  const row = { ...linkRow(token), user_id: id, email: `new-${email}`, previous_email: email }
  await visit.site.db.insertInto('email_changes').values(row).execute()
  await visit.page.goto(`/change-email/${token}`)
}

async function openSetUp(visit: Visit): Promise<string> {
  const { password } = await signedIn(visit)
  await visit.page.goto('/account/security')
  await visit.page.locator('#set-up-currentPassword').fill(password)
  await visit.page.getByRole('button', { name: 'Set it up' }).click()
  return (await visit.page.locator('.l-security__steps code').textContent()) ?? ''
}

async function openRecoveryCodes(visit: Visit): Promise<void> {
  const secret = await openSetUp(visit)
  await visit.page.getByLabel('Code from your app').fill(codeOf(secret))
  await visit.page.getByRole('button', { name: 'Turn it on' }).click()
}

async function openCodePage(visit: Visit): Promise<void> {
  const opened = await account(visit)
  await opened.turnOnTwoStep()
  await opened.logIn()
  await visit.page.goto('/login/two-step?return=/faqs')
  await visit.page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function openStage(visit: Visit, stage: string): Promise<void> {
  const { id } = await signedIn(visit)
  const snapshot = { value: stage, context: { reached: STAGES.at(-1) } }
  await visit.site.db
    .insertInto('signup_states')
    .values({ user_id: id, machine_version: 1, snapshot: JSON.stringify(snapshot), version: 1 })
    .execute()
  await visit.page.goto(`/register/${stage}`)
}

/** A person with the longest name, many saved items, a job to wait for and jobs viewed. */
async function openFullHub(visit: Visit): Promise<void> {
  const { site, page, landmarks } = visit
  const { id } = await signedIn(visit, { first_name: LONG_NAME })
  const shown = [landmarks.longestJob, landmarks.closingJob, landmarks.closedJob, landmarks.openJob].map(idIn)
  const jobs = await site.db.selectFrom('jobs').select('id').where('status', '=', 'open').limit(20).execute()
  const ids = new Set([...shown, ...jobs.map(job => job.id)])
  await site.db
    .insertInto('saved_items')
    .values([...ids].map(item => ({ user_id: id, type: 'jobs' as const, item_id: item })))
    .execute()
  await registerInterest(visit, id)
  await site.db
    .insertInto('recently_viewed_jobs')
    .values({ user_id: id, job_id: idIn(landmarks.longestJob), viewed_at: new Date() })
    .execute()
  await page.goto('/dashboard/my-hub')
}

const interestPath = (at: Landmarks) => `/register-interest/${idIn(at.openingJob)}`

async function openRefusedInterest(visit: Visit): Promise<void> {
  await signedInAt(interestPath, { first_name: LONG_NAME })(visit)
  await visit.page.getByRole('main').getByRole('button', { name: 'Register interest' }).click()
  await visit.page.getByRole('alert').waitFor()
}

async function openListed(visit: Visit): Promise<void> {
  const { id } = await signedIn(visit)
  await registerInterest(visit, id)
  await visit.page.goto(interestPath(visit.landmarks))
}

async function registerInterest({ site, landmarks }: Visit, userId: number): Promise<void> {
  const now = new Date()
  await site.db
    .insertInto('interest_registrations')
    .values({
      user_id: userId,
      job_id: idIn(landmarks.openingJob),
      state: 'confirmed',
      machine_version: 1,
      registered_at: now,
      updated_at: now,
    })
    .execute()
}

async function openSecurityWithTwoStep(visit: Visit): Promise<void> {
  const { turnOnTwoStep, call, email, password } = await account(visit)
  const code = await turnOnTwoStep()
  await call('POST', '/login', { email, password })
  await call('POST', '/login/two-step', { code })
  await visit.page.goto('/account/security')
  await visit.page.getByRole('button', { name: 'Turn it off' }).click()
  await visit.page.getByRole('alert').waitFor()
}

const SECURITY = 'Password and devices'

/** Every kind of page of an account in each of its states, by what it shows. */
export const ACCOUNT_KINDS: Readonly<Record<string, AccountKind>> = {
  'the form for a forgotten password': {
    heading: 'Forgot your password?',
    open: ({ page }) => page.goto('/forgot-password'),
  },
  'what to do about a forgotten password': {
    heading: 'Check your inbox',
    open: ({ page }) => page.goto('/forgot-password/sent'),
  },
  'the form for a new password': { heading: 'Choose a new password', open: openReset },
  'a link for a new password that no longer works': {
    heading: 'This link has expired',
    open: ({ page }) => page.goto(`/reset-password/${newToken()}`),
  },
  'a wrong code of two-step log-in': { heading: 'Enter your log-in code', open: openCodePage },
  'password and devices': { heading: SECURITY, open: signedInAt('/account/security') },
  'password and devices before the address is confirmed': {
    heading: SECURITY,
    open: signedInAt('/account/security', { email_verified_at: null }),
  },
  'two-step log-in being set up': { heading: SECURITY, open: openSetUp },
  'two-step log-in that stays on': { heading: SECURITY, open: openSecurityWithTwoStep },
  'recovery codes': { heading: 'Two-step log-in is on', open: openRecoveryCodes },
  'the change of an address': { heading: 'Change your email', open: openEmailChange },
  'the confirmation of an address': { heading: 'Confirm your email', open: openConfirmation },
  'a new link to confirm an address': {
    heading: 'Confirm your email',
    open: signedInAt('/verify-email', { email_verified_at: null }),
  },
  'the hub of a new person': {
    heading: /^Good \w+, Sam$/,
    open: signedInAt('/dashboard/my-hub', { email_verified_at: null }),
  },
  'a full hub': { heading: new RegExp(`^Good \\w+, ${LONG_NAME}$`), open: openFullHub },
  'the question whether to save a job': {
    heading: /^Save /,
    open: signedInAt(at => `/login?return=/faqs&save=jobs-${idIn(at.longestJob)}`),
  },
  'the form that registers interest, sent back': { heading: /^Get told when /, open: openRefusedInterest },
  'interest that is registered': { heading: 'You’re on the list', open: openListed },
  ...Object.fromEntries(
    STAGES.map(stage => [
      `the stage ${stage} of signup`,
      { heading: /./, open: (visit: Visit) => openStage(visit, stage) },
    ]),
  ),
}
