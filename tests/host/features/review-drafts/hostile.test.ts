import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlaces, seedReference } from '../../../../host/reference'
import { createTestHost, type TestHost } from '../../../support/host'
import { REVIEW, REVIEW_STAGES } from '../../../support/review'
import { buildCompany, buildUser } from '../../../support/rows'

interface Answer {
  reviewId: number
  form: { fields: { name: string }[] }
}

const SCRIPT = '</script><script>window.hacked=1</script><img src=x onerror="window.hacked=1">'
const HOSTILE: unknown[] = [
  '',
  '\u0000',
  '\ud800',
  SCRIPT,
  "'; drop table review_drafts; --",
  '{{7*7}}{% raw %}${1}',
  '\u202Eright to left\u202C שלום 👩🏽‍🔬\u2028',
  '%00%ff../../etc/passwd',
  'x'.repeat(2_001),
  ['\ud800', SCRIPT],
  [[]],
  { a: 1 },
  null,
  true,
  -1,
  1e300,
  '99999999999999999999',
  '2024-99',
]

let host: TestHost
let sam: Record<string, string>
let reviewId: number

beforeAll(async () => {
  host = await createTestHost()
  await seedReference(host.db)
  await seedPlaces(host.db)
  await buildCompany(host.db)
  await buildUser(host.db, host.services.passwords, { email: 'sam@leeds.ac.uk' })
  sam = await host.callHeaders('sam@leeds.ac.uk')
  reviewId = (await read(await send('POST', '/write-a-review', { jobDetails: REVIEW['job-details'] }))).reviewId
  for (const stage of REVIEW_STAGES.slice(1)) {
    await put({ stage, data: REVIEW[stage] })
  }
}, 120_000)
afterAll(() => host.close())

const send = (method: string, path: string, body?: object) =>
  host.request(path, { method, headers: sam, ...(body ? { body: JSON.stringify(body) } : {}) })
const put = (body: object) => send('PUT', `/write-a-review/${reviewId}`, body)
const read = async (answer: { text: () => Promise<string> }) => JSON.parse(await answer.text()) as Answer

describe.each(REVIEW_STAGES)('hostile values in %s', stage => {
  it('are refused by name or kept as text, and never break the stage', async () => {
    const { form } = await read(await send('GET', `/write-a-review/${reviewId}/${stage}`))
    const names = form.fields.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    for (const value of HOSTILE) {
      const data = Object.fromEntries(names.map(name => [name, value]))
      const shown = JSON.stringify(value).slice(0, 40)
      expect([shown, (await put({ stage, data, autosave: true })).status]).toEqual([shown, 200])
      expect([200, 422], shown).toContain((await put({ stage, data })).status)
      if (value !== SCRIPT) {
        continue
      }
      const page = await host.request(`/write-a-review/${reviewId}/${stage}`, { headers: { Cookie: sam.Cookie ?? '' } })
      expect([shown, page.status]).toEqual([shown, 200])
      expect(await page.text()).not.toContain('<script>window.hacked')
    }
    expect((await put({ stage, data: REVIEW[stage] })).status).toBe(200)
  })
})

/** Each breaks code differently: wrong type, wrong length, markup, broken character. */
const ONE_BY_ONE: unknown[] = ['\ud800\u0000', SCRIPT, 'x'.repeat(2_001), [[]], { a: 1 }, null, -1, '2024-99']

/** Fields that are validated against another field. */
const DEPENDENT: Readonly<Record<string, readonly string[]>> = { startMonth: ['endMonth'] }

describe.each(REVIEW_STAGES)('one hostile value in %s', stage => {
  it('is refused at its own field, or kept, whichever field it is', async () => {
    const { form } = await read(await send('GET', `/write-a-review/${reviewId}/${stage}`))
    const elsewhere: string[] = []
    for (const { name } of form.fields) {
      for (const value of ONE_BY_ONE) {
        const shown = `${name}: ${JSON.stringify(value).slice(0, 40)}`
        const data = { ...REVIEW[stage], [name]: value }
        expect([shown, (await put({ stage, data, autosave: true })).status]).toEqual([shown, 200])
        const answer = await put({ stage, data })
        const { errors = {} } = (await answer.json()) as { errors?: Record<string, string[]> }
        expect([200, 422], shown).toContain(answer.status)
        const others = Object.keys(errors).filter(field => field !== name && !DEPENDENT[name]?.includes(field))
        if (others.length > 0 || (answer.status === 422 && !errors[name])) {
          elsewhere.push(`${shown} -> ${Object.keys(errors).join()}`)
        }
      }
    }
    expect(elsewhere).toEqual([])
    expect((await put({ stage, data: REVIEW[stage] })).status).toBe(200)
  })
})

it('keeps a text that is cut in the middle of a character', async () => {
  const data = { ...REVIEW['the-role'], roleText: `x${'😀'.repeat(10_001)}` }
  const answer = await put({ stage: 'the-role', data, autosave: true })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('too many') as string])
})

describe('hostile addresses', () => {
  it.each(['company=%00', 'company=%ED%A0%80', 'job=%00', 'job=99999999999', 'company=a&company=b', 'id=%00', 'id=-1'])(
    'with %s do not break the first stage',
    async query => {
      const { status } = await host.request(`/write-a-review/job-details?${query}`, {
        headers: { Cookie: sam.Cookie ?? '' },
      })
      expect([200, 302, 400, 404, 422]).toContain(status)
    },
  )
})
