import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FILES, NOT_EXPORTED } from '../../../host/features/account/data-exports/file-queries'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildCompany, buildUser } from '../../support/rows'
import { fillEveryTable, tablesOfUsers } from '../../support/whole-person'

const EMAIL = 'sam@example.test'
const TAB = '/dashboard/account/data-security'
let host: TestHost
let sam: BrowserSession
let ana: BrowserSession

beforeAll(async () => {
  host = await createTestHost()
  const companyId = (await buildCompany(host.db)).id
  const { id: userId } = await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await logIn(host)
  ana = await logIn(host, { email: 'ana@example.test' })
  await fillEveryTable(host, { userId, companyId })
}, 60_000)
afterAll(() => host.close())

const currentPassword = 'correct horse battery'
const requestExport = (browser = sam) => browser.call('POST', '/ajax/user/data-export', { currentPassword })
const make = async () => {
  await host.work()
  const mails = await mailsTo(host, EMAIL)
  return /\/data-export\/[\w-]{43}/.exec(mails.at(-1) ?? '')?.[0] ?? ''
}
const download = async (path: string, browser = sam) => browser.post(path, { currentPassword })

it('names every table that refers to people, as exported or with the reason why not', async () => {
  const named = [...Object.values(FILES).flatMap(({ tables }) => tables), ...Object.keys(NOT_EXPORTED)]
  expect((await tablesOfUsers(host)).filter(table => !named.includes(table))).toEqual([])
})

it('makes a zip with everything of the person, and mails the link', async () => {
  expect((await requestExport()).status).toBe(202)
  expect(await sam.page(TAB)).toContain('We’re preparing it')
  expect((await requestExport()).status).toBe(409)
  const link = await make()
  const answer = await download(link)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('Content-Disposition')).toContain('firstrung-data-2026-10-05.zip')
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const everything = JSON.parse(strFromU8(files['everything.json'] ?? new Uint8Array())) as Record<string, unknown[]>
  expect(Object.keys(FILES).filter(name => !everything[name]?.length)).toEqual([])
  expect(everything.notes).toMatchObject([{ title: 'Signalling placement', text: 'Ask Samantha' }])
  expect(strFromU8(files['notes.csv'] ?? new Uint8Array())).toContain('Signalling placement,Ask Samantha')
  const text = JSON.stringify(everything)
  expect(text).not.toMatch(/_hash|nonce|secret|ana@example/)
  expect(await sam.page(TAB)).toContain(`href="${link}"`)
})

it('is for the person only, for 7 days, and only the newest', async () => {
  await requestExport()
  const older = await make()
  await requestExport()
  const newer = await make()
  expect(newer).not.toBe(older)
  expect((await download(older)).status).toBe(404)
  expect((await download(newer, ana)).status).toBe(404)
  const visitor = await host.request(newer)
  expect([visitor.status, visitor.headers.get('Location')]).toEqual([302, `/login?return=${encodeURIComponent(newer)}`])
  const start = host.clock.now()
  host.clock.set(new Date(start.getTime() + 7 * 24 * 60 * 60 * 1000))
  expect((await download(newer, await logIn(host))).status).toBe(410)
  await host.runJob('purge-data-exports', host.daysFromNow(1))
  expect(await host.db.selectFrom('data_exports').select('user_id').execute()).toEqual([])
  host.clock.set(start)
})

it('asks again who the person is, before it is made and before it is downloaded, and works without script', async () => {
  expect((await sam.call('POST', '/ajax/user/data-export', {})).status).toBe(422)
  const page = '/account/data-export'
  expect(await sam.page(page)).toContain('name="currentPassword"')
  expect((await sam.post(page, { currentPassword: 'wrong' })).status).toBe(422)
  const answer = await sam.post(page, { currentPassword })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${TAB}#download`])
  expect(await sam.page(TAB)).toContain('preparing')
  const link = await make()
  for (const refused of [
    await sam.call('GET', link),
    await sam.post(link),
    await sam.post(link, { currentPassword: 'x' }),
  ]) {
    expect(refused.headers.get('Content-Type')).toContain('text/html')
  }
  expect(await sam.page(link)).toContain('Download my data')
  expect((await download(link)).headers.get('Content-Type')).toBe('application/zip')
})
