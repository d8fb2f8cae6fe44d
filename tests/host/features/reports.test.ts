import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsOf } from '../../support/mails'
import { buildCompany, buildJob, buildReview, buildUser } from '../../support/rows'

let host: TestHost
let ids: { job: number; review: number; company: number }
const XHR = { 'X-Requested-With': 'XMLHttpRequest' }

beforeAll(async () => {
  host = await createTestHost({ CONTACT_EMAIL: 'team@firstrung.test' })
  await buildUser(host.db, host.services.passwords)
  const company = await buildCompany(host.db)
  const job = await buildJob(host.db, company.id)
  const review = await buildReview(host.db, company.id)
  ids = { job: job.id, review: review.id, company: company.id }
})
afterAll(() => host.close())
beforeEach(() => host.db.deleteFrom('reports').execute())

const stored = () => host.db.selectFrom('reports').selectAll().execute()

describe.each([
  ['job', 'Report this job', 'Signalling placement at Halden Rail', 'closed', 'It is closed'],
  ['review', 'Report this review', 'Real work from day one', 'names-a-person', 'It names a person'],
  [
    'company',
    'Report this employer',
    'Halden Rail',
    'not-real',
    'This employer does not exist, or pretends to be another',
  ],
] as const)('a report about a %s', (type, heading, title, reason, words) => {
  const path = () => `/report/${type}/${ids[type]}`

  it('has a page that names it and leads back', async () => {
    const page = await host.request(path())
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain(`>${title}</a>`)
    expect(html).toContain('<meta name="robots" content="noindex, follow">')
  })

  it('is kept, and mailed to the team', async () => {
    const answer = await host.post(path(), { reason, detail: 'Look <b>here</b>', email: ' Me@Example.test ' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path()}/sent`])
    expect(await stored()).toMatchObject([
      {
        type,
        item_id: ids[type],
        [`${type}_id`]: ids[type],
        reason,
        detail: 'Look <b>here</b>',
        user_id: null,
        email: 'me@example.test',
      },
    ])
    const mail = (await mailsOf(host)).at(-1) ?? ''
    expect(mail).toContain('To: team@firstrung.test')
    expect(mail).toContain('Reply-To: me@example.test')
    expect(mail.replace(/\r\n /g, ' ')).toContain(`Subject: Report: ${type} ${ids[type]}, ${words}`)
    expect(mail).toContain('Look &lt;b&gt;here&lt;/b&gt;')
    const sent = await host.request(`${path()}/sent`)
    expect([sent.status, (await sent.text()).includes('Report sent')]).toEqual([200, true])
  })

  it('needs a reason of its own kind', async () => {
    for (const wrong of ['', 'horses', 'constructor', type === 'job' ? 'abusive' : 'wrong-link']) {
      const answer = await host.post(path(), { reason: wrong }, { headers: XHR })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ errors: { reason: ['Choose a reason'] } })
    }
    expect(await stored()).toEqual([])
  })
})

describe('POST /report/{type}/{id}', () => {
  const path = () => `/report/job/${ids.job}`

  it('shows the form again with everything that was typed', async () => {
    const page = await host.post(path(), { reason: 'duplicate', detail: 'x'.repeat(1001), email: 'me@' })
    expect(page.status).toBe(422)
    const html = await page.text()
    expect(html).toMatch(/<input[^>]*value="duplicate"[^>]*checked/)
    expect(html).toContain('x'.repeat(1001))
    expect(html).toContain('value="me@"')
    expect(html).toContain('Details must be 1,000 characters or fewer')
    expect(html).toContain('Enter an email address in the right format, like name@example.ac.uk')
    expect(html).toMatch(/<title>Error: /)
  })

  it('takes 1,000 characters, and asks for words when it is something else', async () => {
    expect((await host.post(path(), { reason: 'closed', detail: 'x'.repeat(1000) })).status).toBe(303)
    const answer = await host.post(path(), { reason: 'other' }, { headers: XHR })
    expect(await answer.json()).toMatchObject({ errors: { detail: ['Tell us what is wrong'] } })
    expect((await host.post(path(), { reason: 'other', detail: 'It smells' }, { headers: XHR })).status).toBe(204)
  })

  it('knows who is signed in, whatever address they type', async () => {
    const { Cookie, token: _csrf } = await host.signInAs('sam@example.test', 'correct horse battery')
    expect(await (await host.request(path(), { headers: { Cookie } })).text()).not.toContain('name="email"')
    await host.post(path(), { reason: 'closed', email: 'other@example.test', _csrf }, { headers: { Cookie } })
    expect(await stored()).toMatchObject([{ email: 'sam@example.test', user_id: expect.any(Number) as number }])
    expect((await host.post(path(), { reason: 'closed' }, { headers: { Cookie } })).status).toBe(419)
  })

  it.each(['/report/job/987654', '/report/job/abc', '/report/horse/1', '/report/job'])('is 404 at %s', async wrong => {
    expect((await host.request(wrong)).status).toBe(404)
    expect((await host.post(wrong, { reason: 'closed' })).status).toBe(404)
  })

  it('is 404 for what visitors cannot see', async () => {
    const hidden = await buildCompany(host.db, { name: 'Hidden Hall', status: 'hidden' })
    const removed = await buildJob(host.db, ids.company, { status: 'removed' })
    const pending = await buildReview(host.db, ids.company, { state: 'pending' })
    for (const wrong of [`company/${hidden.id}`, `job/${removed.id}`, `review/${pending.id}`]) {
      expect((await host.request(`/report/${wrong}`)).status).toBe(404)
      expect((await host.post(`/report/${wrong}`, { reason: 'closed' })).status).toBe(404)
    }
  })

  it('is kept also when no mail can be sent', async () => {
    const broken = await createTestHost({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const job = await buildJob(broken.db, (await buildCompany(broken.db)).id)
    const answer = await broken.post(`/report/job/${job.id}`, { reason: 'closed' })
    const rows = await broken.db.selectFrom('reports').select('reason').execute()
    await broken.close()
    expect([answer.status, rows]).toEqual([303, [{ reason: 'closed' }]])
  })

  it('stops after twenty in an hour', async () => {
    const limited = await createTestHost({ RATE_LIMITS: 'on' })
    const job = await buildJob(limited.db, (await buildCompany(limited.db)).id)
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) {
      statuses.push((await limited.post(`/report/job/${job.id}`, { reason: 'closed' })).status)
    }
    await limited.close()
    expect([statuses[19], statuses[20]]).toEqual([303, 429])
  })
})
