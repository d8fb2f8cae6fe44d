import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../../host/db/transaction'
import { applyCommand, readCommand } from '../../../../host/roles/commands'
import { DEMO_ACCOUNTS, insertAccounts } from '../../../../tools/demo/accounts'
import { createTestHost, type TestHost } from '../../../support/host'
import { buildUser } from '../../../support/rows'

let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
  await buildUser(host.db, host.services.passwords)
})
afterAll(() => host.close())

const users = (...args: string[]) => applyCommand(host.db, readCommand(args))
const statusFor = async (Cookie: string) => (await host.request('/moderation', { headers: { Cookie } })).status

it('gives the role to a person who is logged in, lists it and takes it away', async () => {
  const { Cookie } = await host.signInAs('sam@example.test', 'correct horse battery')
  expect(await statusFor(Cookie)).toBe(404)
  expect(await users('list', 'moderator')).toBe('Nobody is a moderator')
  expect(await users('grant', 'moderator', 'Sam@Example.test')).toBe('sam@example.test is a moderator now')
  expect(await statusFor(Cookie)).toBe(200)
  expect(await users('list', 'moderator')).toBe('sam@example.test')
  expect(await users('revoke', 'editor', 'sam@example.test')).toBe('sam@example.test is no editor')
  expect(await users('revoke', 'moderator', 'sam@example.test')).toBe('sam@example.test is no moderator any more')
  expect(await statusFor(Cookie)).toBe(404)
})

it.each([
  [[], 'Give a command and a role'],
  [['grant', 'king', 'sam@example.test'], 'There is no role king'],
  [['grant', 'moderator'], 'Give one email address'],
  [['grant', 'moderator', 'a@b.test', 'c@d.test'], 'Give one email address'],
  [['sack', 'moderator', 'sam@example.test'], 'There is no command sack'],
  [['grant', 'moderator', 'nobody@example.test'], 'There is no account with the address nobody@example.test'],
])('explains what is wrong with %j', async (args, message) => {
  await expect((async () => users(...args))()).rejects.toThrow(message)
})

it('has a moderator among the demo accounts', async () => {
  await inTransaction(host.db, trx => insertAccounts(trx, host.clock.now()))
  const { email, password } = DEMO_ACCOUNTS.find(account => account.role === 'moderator') ?? { email: '', password: '' }
  expect(email).toBe('moderator@firstrung.test')
  const { Cookie } = await host.signInAs(email, password)
  expect(await statusFor(Cookie)).toBe(200)
})
