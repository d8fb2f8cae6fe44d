import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedPlaces, seedReference } from '../../../../host/reference'
import { createTestHost, type TestHost } from '../../../support/host'
import { REVIEW, REVIEW_STAGES } from '../../../support/review'
import { buildCompany, buildJob, buildUser } from '../../../support/rows'

const RACES = process.env.FULL_TESTS ? 100 : 1

type Headers = Record<string, string>
interface Answer {
  status: number
  reviewId: number
  state: string
  version: number
  message?: string
  code?: string
  errors?: Record<string, string[]>
  overallRating: number | null
  jobDetails: Record<string, unknown>
  questionDetails: Record<string, Record<string, unknown>>
  stateMachine: { machine: string; state: string; transitions: string[] }
  form: {
    stage: string
    fields: { name: string; warning?: string }[]
    head: unknown
    blocks: unknown[]
    saved?: { text: string }[]
  }
  unfinished?: { reviewId: number; percent: number; company: string; jobTitle: string; stage: string }[]
}

let host: TestHost
let sam: Headers
let ana: Headers
let userId: number
let count = 0

beforeAll(async () => {
  host = await createTestHost()
  await seedReference(host.db)
  await seedPlaces(host.db)
  await buildCompany(host.db)
  ana = await person('ana@example.test')
}, 120_000)
afterAll(() => host.close())
beforeEach(async () => {
  count += 1
  sam = await person(`sam${count}@leeds.ac.uk`)
})

async function person(email: string, verified = true) {
  const row = await buildUser(host.db, host.services.passwords, {
    email,
    email_verified_at: verified ? '2026-01-01T00:00:00Z' : null,
  })
  userId = row.id
  return host.callHeaders(email)
}

async function call(method: string, path: string, { body, headers = sam }: { body?: object; headers?: Headers } = {}) {
  const answer = await host.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  const text = await answer.text()
  return { ...(text ? (JSON.parse(text) as Answer) : ({} as Answer)), status: answer.status }
}

const start = (jobDetails: object = REVIEW['job-details'], headers = sam) =>
  call('POST', '/write-a-review', { body: { jobDetails }, headers })
const save = (id: number, body: object, headers = sam) => call('PUT', `/write-a-review/${id}`, { body, headers })
const unfinished = async (headers = sam) =>
  (await call('GET', '/write-a-review/unfinished-reviews', { headers })) as unknown as Record<string, unknown>

/** Submits every stage and returns the answer of the last one. */
async function writeAll(headers = sam, details: object = {}) {
  let answer = await start({ ...REVIEW['job-details'], ...details }, headers)
  for (const stage of REVIEW_STAGES.slice(1)) {
    answer = await save(answer.reviewId, { stage, data: REVIEW[stage], version: answer.version }, headers)
    expect([stage, answer.status, answer.errors]).toEqual([stage, 200, undefined])
  }
  return answer
}

describe('writing a review', () => {
  it('goes through every stage to the moderators', async () => {
    const started = await start()
    expect(started).toMatchObject({ status: 201, state: 'draft', overallRating: null })
    expect(started.stateMachine).toEqual({
      machine: 'review',
      state: 'location-commute',
      transitions: ['next', 'back-to-job-details'],
    })
    await call('DELETE', `/write-a-review/${started.reviewId}`)
    const answer = await writeAll()
    expect(answer.stateMachine.state).toBe('confirmation')
    expect(answer.overallRating).toBe(4.3)
    expect(answer.form.blocks[0]).toMatchObject({
      stage: 'summary',
      title: 'I had a junction of my own to look after within a month',
      rows: [
        { text: 'Halden Rail' },
        { text: 'Signalling engineer · Engineering student, year in industry, 2025, Leeds' },
        { stars: 4.3 },
        { text: 'Would recommend it to a friend' },
        { label: 'Best thing' },
        { label: 'What could be better' },
        { label: 'Were you offered a job afterwards?' },
      ],
    })
    expect(answer.form.blocks).toHaveLength(7)
    expect(JSON.stringify(answer.form.blocks)).toMatch(/July 2025.*June 2026.*£24,000 a year/)
    const sent = await save(answer.reviewId, { stage: 'confirmation', submit: true, version: answer.version })
    expect(sent).toMatchObject({ status: 200, state: 'pending' })
    const row = await host.db
      .selectFrom('review_drafts')
      .selectAll()
      .where('id', '=', answer.reviewId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'pending', is_verified_student: true, flags: [] })
    expect((await save(answer.reviewId, { stage: 'summary', data: {} })).status).toBe(403)
  })

  it('shows the pay as one line at the end, as readers see it', async () => {
    const payOf = async (details: object) => {
      const { form } = await writeAll(sam, details)
      return (form.blocks as { rows: { label: string; text: string }[] }[])
        .flatMap(({ rows }) => rows)
        .filter(({ label }) => label.startsWith('Pa'))
        .map(({ text }) => text)
    }
    expect(await payOf({})).toEqual(['£24,000 a year'])
    expect(await payOf({ startMonth: '2024-07', payAmount: '11.50', payUnit: 'hour' })).toEqual(['£11.50 an hour'])
    expect(await payOf({ startMonth: '2023-07', payUnit: 'unpaid' })).toEqual(['I was not paid'])
  })

  it('asks for what is missing, by field', async () => {
    const answer = await start({ jobTitle: 'ab', startMonth: '2026-05', endMonth: '2026-01', payUnit: 'year' })
    expect(answer.status).toBe(422)
    expect(answer.errors).toMatchObject({
      company: ['Choose an employer'],
      jobTitle: ['Enter a job title of 3 characters or more'],
      endMonth: ['End date must be after the start date'],
      jobType: ['Choose a type of job'],
      ownExperience: ['Confirm this is your own experience'],
    })
    const { reviewId } = await start()
    const role = await save(reviewId, { stage: 'location-commute', data: { place: '' } })
    expect(role.errors).toMatchObject({ pattern: ['Choose on site, hybrid or remote'] })
    expect((await save(reviewId, { stage: 'the-role', data: {} })).status).toBe(409)
  })

  it('keeps an autosave that is not valid, and says what is missing', async () => {
    const { reviewId } = await start()
    const data = { place: 'L', travelCost: 'lots', unknown: 'x' }
    const answer = await save(reviewId, { stage: 'location-commute', data, autosave: true })
    expect(answer).toMatchObject({ status: 200, stateMachine: { state: 'location-commute' } })
    expect(Object.keys(answer.errors ?? {})).toEqual(expect.arrayContaining(['place', 'pattern', 'travelCost']))
    const loaded = await call('GET', `/write-a-review/${reviewId}/location-commute`)
    expect(loaded).toMatchObject({ locationCommute: { place: 'L', travelCost: 'lots' } })
    expect(JSON.stringify(loaded)).not.toContain('unknown')
  })

  it('answers an older version with both texts, and changes nothing', async () => {
    const { reviewId, version } = await start()
    const stage = 'location-commute'
    const first = await save(reviewId, { stage, data: { place: 'Leeds' }, autosave: true, version })
    const second = await save(reviewId, { stage, data: { place: 'York' }, autosave: true, version })
    expect(second).toMatchObject({ status: 409, version: first.version })
    expect(second.form.saved).toEqual([{ name: 'place', label: 'Town or city', text: 'Leeds' }])
    expect(await call('GET', `/write-a-review/${reviewId}/${stage}`)).toMatchObject({
      version: first.version,
      locationCommute: { place: 'Leeds' },
    })
  })

  it('goes back by name, and returns to the confirmation after a change', async () => {
    const { reviewId } = await writeAll()
    const back = await call('PUT', `/write-a-review/${reviewId}/back`, { body: { transition: 'back-to-the-role' } })
    expect(back).toMatchObject({ status: 200, stateMachine: { state: 'the-role' }, form: { stage: 'the-role' } })
    const again = await save(reviewId, { stage: 'the-role', data: { ...REVIEW['the-role'], R1: '1' } })
    expect(again.stateMachine.state).toBe('confirmation')
    for (const [transition, status] of [
      ['back-to-confirmation', 409],
      ['next', 422],
      ['back-to-nowhere', 422],
    ] as const) {
      const answer = await call('PUT', `/write-a-review/${reviewId}/back`, { body: { transition } })
      expect([transition, answer.status]).toEqual([transition, status])
    }
  })

  it('asks apprentices about their training, and keeps the answers when the type changes', async () => {
    const { reviewId } = await writeAll()
    const change = (jobType: string) =>
      save(reviewId, { stage: 'job-details', data: { ...REVIEW['job-details'], jobType } })
    const changed = await change('degree-apprenticeship')
    expect(changed.stateMachine.state).toBe('the-company')
    expect(changed.form.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['A1', 'A2']))
    const data = { ...REVIEW['the-company'], A1: '4', A2: 'mostly' }
    expect((await save(reviewId, { stage: 'the-company', data })).stateMachine.state).toBe('confirmation')
    expect((await change('year-in-industry')).stateMachine.state).toBe('confirmation')
    const back = await change('degree-apprenticeship')
    expect(back).toMatchObject({
      stateMachine: { state: 'confirmation' },
      questionDetails: { 'the-company': { A1: '4' } },
    })
  })

  it('warns of contact data without refusing it', async () => {
    const { reviewId } = await start()
    await save(reviewId, { stage: 'location-commute', data: REVIEW['location-commute'] })
    await save(reviewId, { stage: 'job-source', data: REVIEW['job-source'] })
    const roleText = `${REVIEW['the-role'].roleText} Write to me at sam@example.org.`
    const answer = await save(reviewId, { stage: 'the-role', data: { roleText }, autosave: true })
    expect(answer.form.fields.find(({ name }) => name === 'roleText')?.warning).toContain('sam@example.org')
  })
})

describe('sending', () => {
  it('answers 409 from any other stage than the last', async () => {
    const headers = await person(`early${count}@example.test`, false)
    const { reviewId } = await writeAll(headers)
    for (const stage of ['the-role', 'summary']) {
      expect(await save(reviewId, { stage, submit: true }, headers)).toMatchObject({ status: 409 })
    }
    const { reviewId: other } = await start()
    expect(await save(other, { stage: 'confirmation', submit: true })).toMatchObject({ status: 409 })
  })

  it('comes back with what the moderator wants to be changed', async () => {
    const { reviewId } = await writeAll(sam)
    const decision = { reason: 'names-a-person', decision_text: 'Leave out Bob' }
    const returned = host.db.updateTable('review_drafts').set({ state: 'changes-requested', ...decision })
    await returned.where('id', '=', reviewId).execute()
    expect(await call('GET', `/write-a-review/${reviewId}/the-role`)).toMatchObject({
      decision: { reason: 'It names a person or gives contact details', text: 'Leave out Bob' },
    })
  })
})

describe('rights and limits', () => {
  it('need a confirmed address to send, and nothing else', async () => {
    const headers = await person(`new${count}@example.test`, false)
    const { reviewId } = await writeAll(headers)
    const sent = await save(reviewId, { stage: 'confirmation', submit: true }, headers)
    expect(sent).toMatchObject({ status: 403, code: 'unverified' })
  })

  it('need an age of 16 where the year of birth is known', async () => {
    const headers = await person(`young${count}@example.test`)
    await host.db.insertInto('profiles').values({ user_id: userId, birth_year: 2015 }).execute()
    const { reviewId } = await writeAll(headers)
    const sent = await save(reviewId, { stage: 'confirmation', submit: true }, headers)
    expect(sent).toMatchObject({ status: 403, message: 'You can publish reviews from the age of 16' })
  })

  it('show a draft to its author only', async () => {
    const { reviewId } = await start()
    const path = `/write-a-review/${reviewId}`
    const requests = [
      ['GET', `${path}/job-details`, undefined],
      ['PUT', path, { stage: 'job-details', data: {} }],
      ['PUT', `${path}/back`, { transition: 'back-to-job-details' }],
      ['DELETE', path, undefined],
    ] as const
    for (const [method, to, body] of requests) {
      const send = (headers: Headers) => call(method, to, { headers, ...(body ? { body } : {}) })
      expect([method, (await send(ana)).status]).toEqual([method, 403])
      expect([
        method,
        (await call(method, to.replace(String(reviewId), '999999'), body ? { body } : {})).status,
      ]).toEqual([method, 404])
    }
    expect(
      (await call('GET', `${path}/job-details`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).status,
    ).toBe(401)
  })

  it('refuse a second review of the same job', async () => {
    await start()
    const second = await start({ ...REVIEW['job-details'], company: 'halden-rail' })
    expect(second).toMatchObject({ status: 422, errors: { company: ['You have already reviewed this job'] } })
    expect((await start({ ...REVIEW['job-details'], startMonth: '2024-07', endMonth: '2025-01' })).status).toBe(201)
  })

  it('refuse a second review of an employer that is only proposed', async () => {
    const details = { company: `Unknown Works ${count}`, companyNotListed: true }
    const first = await writeAll(sam, details)
    const second = await writeAll(sam, details)
    const sent = await save(first.reviewId, { stage: 'confirmation', submit: true })
    expect(sent).toMatchObject({ status: 200, state: 'pending' })
    expect(await save(second.reviewId, { stage: 'confirmation', submit: true })).toMatchObject({
      status: 422,
      errors: { company: ['You have already reviewed this job'] },
    })
    const proposed = await host.db
      .selectFrom('companies')
      .select('status')
      .where('name', '=', details.company)
      .execute()
    expect(proposed).toEqual([{ status: 'draft' }])
  })

  it('stop at five unfinished reviews, also under a race', { timeout: RACES * 20_000 }, async () => {
    for (let race = 0; race < RACES; race += 1) {
      await host.db.deleteFrom('review_drafts').execute()
      const racers = Array.from({ length: 30 }, (_, index) =>
        start({ ...REVIEW['job-details'], startMonth: `${1990 + index}-07`, endMonth: '2026-01' }),
      )
      const answers = await Promise.all(racers)
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
      const refused = answers.filter(({ status }) => status === 409)
      expect(refused).toHaveLength(25)
      expect(refused[0]?.unfinished).toHaveLength(5)
    }
    const [first] = Object.values(await unfinished()) as { reviewId: number }[]
    expect((await call('DELETE', `/write-a-review/${first?.reviewId}`)).status).toBe(204)
    expect((await start({ ...REVIEW['job-details'], startMonth: '1985-07' })).status).toBe(201)
  })

  it('offer the adverts of the employer once it is given, also in the form without script', async () => {
    const company = await host.db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', 'Halden Rail')
      .executeTakeFirst()
    const { id } = await buildJob(host.db, company?.id ?? 0, { title: 'Signalling placement' })
    const fieldsOf = ({ form }: Answer) => form.fields.map(({ name }) => name)
    const autosave = (jobDetails: object) => call('POST', '/write-a-review', { body: { jobDetails, autosave: true } })
    expect(fieldsOf(await autosave({ company: '' }))).not.toContain('job')
    const offered = await autosave({ company: 'Halden Rail' })
    expect(fieldsOf(offered)).toContain('job')
    expect(JSON.stringify(offered.form)).toContain(`"value":"${id}","text":"Signalling placement, `)
    const { Cookie = '', 'X-XSRF-TOKEN': token = '' } = sam
    const refused = await host.post(
      '/write-a-review/job-details',
      { _csrf: token, company: 'Halden Rail' },
      {
        headers: { Cookie },
      },
    )
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Advert on this site')])
  })

  it('keep the details of the session until they are reset', async () => {
    const jobDetails = { company: 'Halden Rail', jobTitle: 'Half a title' }
    expect(await call('POST', '/write-a-review', { body: { jobDetails, autosave: true } })).toMatchObject({
      status: 200,
      errors: { jobType: ['Choose a type of job'] },
    })
    const page = () => host.text('/write-a-review/job-details', { headers: { Cookie: sam.Cookie ?? '' } })
    expect(await page()).toContain('Half a title')
    expect((await host.request('/write-a-review/reset', { headers: { Cookie: sam.Cookie ?? '' } })).status).toBe(400)
    expect((await call('GET', '/write-a-review/reset')).status).toBe(204)
    const empty = await page()
    expect(empty).not.toContain('Half a title')
    expect(empty).toContain('Draft started again')
    expect((await call('GET', '/write-a-review/reset')).status).toBe(204)
    expect(await page()).not.toContain('Draft started again')
  })
})
