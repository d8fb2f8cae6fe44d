import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

export const ISSUER = 'Firstrung'
const PERIOD_S = 30
const IV_BYTES = 12
const TAG_BYTES = 16

/** Base32, so that users can enter it by hand. */
export const createSecret = (): string => new Secret({ size: 20 }).base32

export const setUpUri = (secret: string, email: string): string => totp(secret, email).toString()

/** Returns undefined if the code is wrong. The app's clock may be one period off. */
export function periodOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}

export function encryptSecret(secret: string, siteSecret: string, userId: number): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(siteSecret), iv).setAAD(Buffer.from(String(userId)))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Returns undefined if the site's secret has changed since. */
export function decryptSecret(stored: string, siteSecret: string, userId: number): string | undefined {
  const bytes = Buffer.from(stored, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(siteSecret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_S })

const keyOf = (siteSecret: string) => Buffer.from(hkdfSync('sha256', siteSecret, '', 'two-step secret', 32))
