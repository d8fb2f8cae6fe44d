import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEXT_VERSIONS } from '../../../host/lib/text-versions'
import { type BrowserSession, browserWith, logIn } from '../../support/browser-session'
import { cookiesOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { buildUser } from '../../support/rows'

const TAB = '/dashboard/account/data-security'
/** If you change the meaning of a text, change its version. If you correct its spelling, change only the digest. */
const DIGESTS: Record<string, string> = {
  'terms 2026-11-22': 'aef9f9c20862367a',
  'marketing 2026-11-22': '38eb1a515c5b872b',
  'equality 2026-11-22': '690f024dc27c661b',
}

let host: TestHost
let sam: BrowserSession

beforeAll(async () => {
  host = await createTestHost()
  await buildUser(host.db, host.services.passwords)
  sam = await logIn(host)
})
afterAll(() => host.close())

/** Omits HTML. */
const wordsIn = (html: string, part: RegExp) =>
  (part.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const labelOf = (name: string) => new RegExp(`<input[^>]*name="${name}".*?</label>(?:\\s*<p.*?</p>)?`, 's')

const texts: Record<keyof typeof TEXT_VERSIONS, () => Promise<string[]>> = {
  terms: async () => [
    wordsIn(await sam.page('/terms'), /<div class="ui-prose l-document__text">.*?<\/article>/s),
    wordsIn(await host.text('/register'), labelOf('terms')),
  ],
  marketing: async () => [
    wordsIn(await host.text('/register'), labelOf('marketing')),
    wordsIn(await sam.page('/dashboard/account/contact-preferences'), /News about jobs and events/),
  ],
  equality: async () => [wordsIn(await sam.page('/dashboard/account/personal-information'), labelOf('consent'))],
}

it.each(Object.keys(TEXT_VERSIONS) as (keyof typeof TEXT_VERSIONS)[])(
  'the text about %s is that of its version',
  async kind => {
    const parts = await texts[kind]()
    expect(parts.filter(part => part.length < 15)).toEqual([])
    const digest = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
    expect(digest, 'Change host/lib/text-versions.ts with the text').toBe(DIGESTS[`${kind} ${TEXT_VERSIONS[kind]}`])
  },
)

it('the log stores the version, and the account and the export show it', async () => {
  const fields = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.test', password: 'correct horse battery' }
  const answer = await host.post('/register', { ...fields, over13: 'on', terms: 'on', marketing: 'on' })
  const ana = browserWith(host, cookiesOf(answer))
  const rows = await host.db.selectFrom('consents').select(['kind', 'text_version']).orderBy('kind').execute()
  expect(rows).toEqual([
    { kind: 'marketing', text_version: TEXT_VERSIONS.marketing },
    { kind: 'terms', text_version: TEXT_VERSIONS.terms },
  ])
  const html = await ana.page(TAB)
  expect(html.match(/The text was that of 22 November 2026/g)).toHaveLength(2)
  await ana.post('/account/profile/emails', { alerts: 'weekly', news: 'off' })
  expect(await ana.page(TAB)).toContain('Withdrawn')
  const withdrawn = await host.db.selectFrom('consents').select('text_version').where('given', '=', false).execute()
  expect(withdrawn).toEqual([{ text_version: TEXT_VERSIONS.marketing }])
})
