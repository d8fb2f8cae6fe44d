import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlaces, seedReference } from '../../../../host/reference'
import { type BrowserSession, logIn } from '../../../support/browser-session'
import { createTestHost, type TestHost } from '../../../support/host'
import { type AnsweredStage, REVIEW, REVIEW_STAGES } from '../../../support/review'
import { buildCompany, buildUser } from '../../../support/rows'

const EMAIL = 'sam@leeds.ac.uk'

let host: TestHost
let sam: BrowserSession

beforeAll(async () => {
  host = await createTestHost()
  // The queue uses the database's clock.
  host.clock.set(new Date())
  await seedReference(host.db)
  await seedPlaces(host.db)
  await buildCompany(host.db)
  const { passwords } = host.services
  await buildUser(host.db, passwords, { email: EMAIL, email_verified_at: '2026-01-01T00:00:00Z' })
  await buildUser(host.db, passwords, { email: 'mona@example.test', role: 'moderator' })
  sam = await logIn(host, { email: EMAIL })
}, 120_000)
afterAll(() => host.close())

const fieldsOf = (stage: AnsweredStage) => REVIEW[stage] as unknown as Record<string, string>
const locationOf = (answer: Response) => [answer.status, answer.headers.get('Location')]
/** Fields of the form that repeats the refused request. */
function hiddenFields(html: string): Record<string, string> {
  const form = /<form class="l-error__act".*?<\/form>/s.exec(html)?.[0] ?? ''
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of fields) {
    values.set(name, [...(values.get(name) ?? []), value])
  }
  // A list has several fields of the same name.
  return Object.fromEntries([...values].map(([name, list]) => [name, list.length > 1 ? list : list[0]])) as never
}
const nextOf = (stage: AnsweredStage) => REVIEW_STAGES[REVIEW_STAGES.indexOf(stage) + 1] ?? 'confirmation'

describe('a review without script', () => {
  it('goes from the start to its page by forms alone, back and through a mistake', async () => {
    expect(await sam.page('/write-a-review')).toContain('/write-a-review/job-details')
    const started = await sam.post('/write-a-review/job-details', fieldsOf('job-details'))
    const location = started.headers.get('Location') ?? ''
    const id = /^\/write-a-review\/(\d+)\/location-commute$/.exec(location)?.[1] ?? ''
    expect([started.status, id]).toEqual([303, expect.stringMatching(/^\d+$/)])
    const at = (stage: string) => `/write-a-review/${id}/${stage}`

    const short = await sam.post(at('location-commute'), { place: 'Leeds', pattern: '', livedIn: 'Headingley <b>' })
    const page = await short.text()
    expect(short.status).toBe(422)
    expect(page).toContain('Choose on site, hybrid or remote')
    expect(page).toMatch(/value="Headingley &lt;b(>|&gt;)"/)
    expect(locationOf(await sam.post(at('location-commute'), fieldsOf('location-commute')))).toEqual([
      303,
      at('job-source'),
    ])
    // Going back and forward again loses no answers.
    expect(locationOf(await sam.post(at('job-source'), { transition: 'back-to-location-commute' }))).toEqual([
      303,
      at('location-commute'),
    ])
    expect(await sam.page(at('location-commute'))).toContain('value="Headingley"')
    for (const stage of REVIEW_STAGES.slice(1)) {
      expect(locationOf(await sam.post(at(stage), fieldsOf(stage)))).toEqual([303, at(nextOf(stage))])
    }
    expect(await sam.page(at('confirmation'))).toContain('I had a junction of my own')
    expect((await sam.post(at('confirmation'), { submit: 'on' })).status).toBe(303)
    expect(await sam.page(at('confirmation'))).toContain('Thank you')

    const mona = await logIn(host, { email: 'mona@example.test' })
    expect(locationOf(await mona.post(`/moderation/reviews/${id}/approve`))).toEqual([303, '/moderation'])
    const mine = await sam.page('/dashboard/my-reviews')
    const path = /href="(\/reviews\/\d+-[^"]+)"/.exec(mine)?.[1] ?? ''
    expect(await host.text(path)).toContain('I had a junction of my own')
  })

  it('that loses its session keeps what was saved and what was sent, and continues at its stage after the log-in', async () => {
    const details = { ...fieldsOf('job-details'), startMonth: '2023-07', endMonth: '2024-06' }
    const started = await sam.post('/write-a-review/job-details', details)
    const [, id = ''] = /^\/write-a-review\/(\d+)\//.exec(started.headers.get('Location') ?? '') ?? []
    const at = (stage: string) => `/write-a-review/${id}/${stage}`
    await sam.post(at('location-commute'), fieldsOf('location-commute'))
    await host.db.deleteFrom('sessions').execute()

    const refused = await sam.post(at('job-source'), fieldsOf('job-source'))
    expect(refused.status).toBe(401)
    const page = await refused.text()
    expect(page).toMatch(/href="\/login\?return=[^"]*" target="_blank"/)
    const sent = hiddenFields(page)
    expect(sent).toMatchObject(fieldsOf('job-source'))
    expect(await host.request(at('job-source')).then(locationOf)).toEqual([302, '/write-a-review'])
    const later = (sam = await logIn(host, { email: EMAIL }))
    expect(await later.page('/write-a-review')).toContain(at('job-source'))
    expect(await later.page(at('location-commute'))).toContain('value="Headingley"')
    // The refused page has no token of the new session, so the response includes one.
    const expired = await later.post(at('job-source'), { ...sent, _csrf: '' })
    expect(expired.status).toBe(419)
    const again = hiddenFields(await expired.text())
    expect(again).toMatchObject(fieldsOf('job-source'))
    expect(locationOf(await later.post(at('job-source'), again))).toEqual([303, at('the-role')])
  })

  it('shows what was written as text, and never to another site', async () => {
    const text = 'A long answer & <script>alert(1)</script> about my work there'
    const answer = await host.post('/write-a-review/job-details', { bestThing: text, list: 'x' })
    const page = await answer.text()
    expect(answer.status).toBe(401)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(page).toContain('<p>A long answer &amp; &lt;script&gt;alert(1)&lt;/script&gt; about my work there</p>')
    const headers = { Origin: 'https://other.test', 'Sec-Fetch-Site': 'cross-site' }
    const foreign = await host.post('/write-a-review/job-details', { bestThing: text }, { headers })
    expect([foreign.status, (await foreign.text()).includes('A long answer')]).toEqual([419, false])
    const secret = await sam.post('/account/delete', { _csrf: 'old', password: 'correct horse battery staple' })
    expect([secret.status, (await secret.text()).includes('staple')]).toEqual([419, false])
  })
})
