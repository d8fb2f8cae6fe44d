import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../host/config'
import { readDkim } from '../../../host/mails/dkim'
import { verifyDkim } from '../../support/dkim'
import { createTestHost } from '../../support/host'
import { REGISTRATION } from '../../support/registration'
import { type SmtpServer, startSmtpServer } from '../../support/smtp'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const NAMES = { MAIL_DKIM_DOMAIN: 'firstrung.test', MAIL_DKIM_SELECTOR: 'autumn' }
let smtp: SmtpServer
let folder: string

beforeAll(async () => {
  smtp = await startSmtpServer()
  folder = mkdtempSync(path.join(tmpdir(), 'firstrung-dkim-'))
  writeFileSync(path.join(folder, 'key.pem'), privateKey)
})
afterAll(() => {
  smtp.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns the mail that the server received from a host with these settings. */
async function sentWith(env: Record<string, string>): Promise<string> {
  const host = await createTestHost({ MAIL_URL: smtp.url, ...env })
  await host.post('/register', REGISTRATION)
  await host.sendMail()
  await host.close()
  // The end of a message is a separate line, which belongs to the protocol.
  return `${smtp.mails.at(-1) ?? ''}\r\n`
}

describe('DKIM', () => {
  it.each([
    ['a key in a setting', () => ({ MAIL_DKIM_KEY: privateKey.replaceAll('\n', '\\n') })],
    ['a key in a file', () => ({ MAIL_DKIM_KEY_FILE: path.join(folder, 'key.pem') })],
  ])('signs mails so that others can verify them, with %s', async (_, key) => {
    const mail = await sentWith({ ...NAMES, ...key() })
    const result = verifyDkim(mail, publicKey)
    expect(result).toMatchObject({ isValid: true, domain: 'firstrung.test', selector: 'autumn' })
    expect(result.headers).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'date']))
    expect(verifyDkim(mail.replace('Subject: ', 'Subject: Not '), publicKey).isValid).toBe(false)
    expect(verifyDkim(mail.replace('Maya', 'Mia'), publicKey).isValid).toBe(false)
  })

  it('signs nothing without a key', async () => {
    expect(await sentWith({})).not.toMatch(/^DKIM-Signature/im)
  })
})

describe('wrong settings of DKIM', () => {
  const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  it.each([
    ['only some of them', { MAIL_DKIM_DOMAIN: 'firstrung.test' }, 'must be set together'],
    ['no key', NAMES, 'must be set together'],
    ['a key that is none', { ...NAMES, MAIL_DKIM_KEY: 'c4nary-6f1d' }, 'MAIL_DKIM_KEY must be'],
    ['a key of another kind', { ...NAMES, MAIL_DKIM_KEY: ed25519 }, 'MAIL_DKIM_KEY must be'],
    ['a missing file', { ...NAMES, MAIL_DKIM_KEY_FILE: '/c4nary-6f1d' }, 'MAIL_DKIM_KEY_FILE cannot be read (ENOENT)'],
  ])('are named without any value: %s', (_, env, message) => {
    const read = () => readDkim(loadConfig(env))
    expect(read).toThrow(message)
    expect(read).not.toThrow(/6f1d|PRIVATE/)
  })
})
