import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { NewRow } from '../../host/db/tables'
import { buildUser } from './rows'
import type { Site } from './site'

/** An account of one test on the shared site, and its browser. */
export interface SiteAccount {
  id: number
  email: string
  password: string
  logIn: () => Promise<void>
  /** Sends an API call as our scripts do. */
  call: (method: string, path: string, data?: object) => Promise<Record<string, unknown>>
  /** Turns on two-step log-in. Returns a code for the next log-in. */
  turnOnTwoStep: () => Promise<string>
}

const PASSWORD = 'three odd otters juggle'
const PERIOD_MS = 30_000

/** The address is confirmed. `details` override defaults. */
export async function openAccount(
  page: Page,
  { db, url }: Site,
  details: Partial<NewRow<'users'>> = {},
): Promise<SiteAccount> {
  const email = `sam-${randomBytes(6).toString('hex')}@example.test`
  const passwords = { hash: () => hash(PASSWORD, { memoryCost: 1024, timeCost: 1 }) }
  const { id } = await buildUser(db, passwords, { email, email_verified_at: new Date(), ...details })

  const call: SiteAccount['call'] = async (method, path, data) => {
    const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const headers = { Origin: url, 'X-Requested-With': 'XMLHttpRequest', 'X-XSRF-TOKEN': decodeURIComponent(token) }
    const answer = await page.request.fetch(url + path, { method, headers, data })
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
    return answer.status() === 204 ? {} : ((await answer.json()) as Record<string, unknown>)
  }
  const logIn = async () => void (await call('POST', '/login', { email, password: PASSWORD }))

  return {
    id,
    email,
    password: PASSWORD,
    logIn,
    call,
    async turnOnTwoStep() {
      await logIn()
      const begun = await call('POST', '/ajax/user/two-step', { currentPassword: PASSWORD })
      const secret = String(begun.secret)
      await call('POST', '/ajax/user/two-step', { code: codeOf(secret) })
      await page.context().clearCookies()
      // The code of the current period is used up.
      return codeOf(secret, PERIOD_MS)
    },
  }
}

/** The code that an authenticator app shows `later` milliseconds from now. */
export const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })

/** Ends the session as from another device. Leaves the page first, because its next call would be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
