import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedReference } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

type Headers = Record<string, string>

let host: TestHost
let companyId: number
/** Opens on 6 October; the test clock starts on the 5th. */
let jobId: number
let openJobId: number
let pathway: number
let degreeArea: number
let sam: Headers
let ana: Headers
let ids: { sam: number; ana: number }

interface Registration {
  state: string
  transitions: string[]
  registeredAt: string | null
  fields?: string[]
  details?: { employer: string; email: string; values: object; pathways: { id: number }[] }
}

beforeAll(async () => {
  host = await createTestHost()
  await seedReference(host.db)
  companyId = (await buildCompany(host.db)).id
  openJobId = (await buildJob(host.db, companyId)).id
  const entity = async (list: string, slug: string) =>
    (
      await host.db
        .selectFrom('entities')
        .select('id')
        .where('list', '=', list)
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).id
  pathway = await entity('pathways', 'undergraduate')
  degreeArea = (
    await host.db.selectFrom('entities').select('id').where('list', '=', 'degree-areas').executeTakeFirstOrThrow()
  ).id
  const verified = { email_verified_at: '2026-01-01T00:00:00Z' }
  const [first, second] = [
    await buildUser(host.db, host.services.passwords, verified),
    await buildUser(host.db, host.services.passwords, { ...verified, email: 'ana@example.test', first_name: 'Ana' }),
  ]
  await buildUser(host.db, host.services.passwords, { email: 'new@example.test', email_verified_at: null })
  ids = { sam: first.id, ana: second.id }
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  host.clock.set('2026-10-05T09:00:00Z')
  for (const table of ['interest_registrations', 'saved_items', 'profiles'] as const) {
    await host.db.deleteFrom(table).execute()
  }
  const opens = { opens_at: '2026-10-05T15:00:00Z', deadline_at: '2026-11-30T12:00:00Z' }
  jobId = (await buildJob(host.db, companyId, { title: 'Track placement', ...opens })).id
})

const put = (id: unknown, body?: unknown, headers = sam) =>
  host.request(`/ajax/register-your-interest?jobId=${String(id)}`, {
    method: 'PUT',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const register = async (body?: unknown, headers = sam) =>
  (await (await put(jobId, body, headers)).json()) as Registration
const transition = (defaultTransition: string) => ({
  stateMachine: { machine: 'registerYourInterest', defaultTransition },
})
const completeProfile = (userId: number) =>
  host.db.insertInto('profiles').values({ user_id: userId, pathway_id: pathway, end_year: 2028 }).execute()
const profileOf = (userId: number) =>
  host.db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst()
const stateOf = async (userId: number) =>
  (
    await host.db
      .selectFrom('interest_registrations')
      .select('state')
      .where('user_id', '=', userId)
      .where('job_id', '=', jobId)
      .executeTakeFirst()
  )?.state
const savedJobs = (userId: number) =>
  host.db.selectFrom('saved_items').select('item_id').where('user_id', '=', userId).execute()

describe('PUT /ajax/register-your-interest', () => {
  it('puts a person whose profile is complete on the list, saves nothing, and may be repeated', async () => {
    await completeProfile(ids.sam)
    const first = await register()
    expect(first).toEqual({
      jobId,
      machine: 'registerYourInterest',
      state: 'confirmed',
      transitions: ['withdraw'],
      registeredAt: '2026-10-05T09:00:00.000Z',
    })
    host.clock.set('2026-10-05T10:00:00Z')
    expect(await register(transition('register'))).toEqual(first)
    expect(await savedJobs(ids.sam)).toEqual([])
    expect(await stateOf(ids.ana)).toBeUndefined()
  })

  it('asks for the details that are missing, and keeps those it gets in the profile', async () => {
    const answer = await register()
    expect(answer).toMatchObject({
      state: 'details-needed',
      fields: ['pathway', 'endYear'],
      details: {
        employer: 'Halden Rail',
        email: 'sam@example.test',
        values: { firstName: 'Sam', lastName: 'Reed', pathway: null, endYear: null, share: false },
      },
    })
    expect(answer.details?.pathways.map(({ id }) => id)).toContain(pathway)
    expect(await register({ user: { pathway, university: 'University of Leeds' } })).toMatchObject({
      state: 'details-needed',
      fields: ['endYear'],
    })
    const user = { pathway, degreeArea, endYear: 2028, firstName: 'Samira' }
    expect(await register({ user, ...transition('register') })).toMatchObject({ state: 'confirmed' })
    expect(await profileOf(ids.sam)).toMatchObject({
      pathway_id: pathway,
      degree_area_id: degreeArea,
      end_year: 2028,
      university_name: null,
    })
    expect((await profileOf(ids.sam))?.university_id).toBeGreaterThan(0)
    await host.db.updateTable('users').set({ first_name: 'Sam' }).where('id', '=', ids.sam).execute()
  })

  it('shares details with the employer only after consent, which ends with the registration', async () => {
    await completeProfile(ids.sam)
    const shared = async () =>
      (await host.db.selectFrom('interest_registrations').select('shared_at').executeTakeFirstOrThrow()).shared_at
    await register()
    expect(await shared()).toBeNull()
    await register({ user: { share: true } })
    expect(await shared()).toEqual(new Date('2026-10-05T09:00:00Z'))
    await register()
    expect(await shared()).toEqual(new Date('2026-10-05T09:00:00Z'))
    await register({ user: { share: false } })
    expect(await shared()).toBeNull()
    await register({ user: { share: true } })
    await register(transition('withdraw'))
    expect(await shared()).toBeNull()
  })

  it('takes a person off the list, also twice, and lets them come back', async () => {
    await completeProfile(ids.sam)
    expect(await register(transition('withdraw'))).toMatchObject({ state: 'none' })
    await register()
    expect(await register(transition('withdraw'))).toMatchObject({ state: 'withdrawn', transitions: ['register'] })
    expect(await register(transition('withdraw'))).toMatchObject({ state: 'withdrawn' })
    expect(await register()).toMatchObject({ state: 'confirmed' })
  })

  it('ends in one registration after many calls at once', async () => {
    await completeProfile(ids.sam)
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(jobId)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await host.db.selectFrom('interest_registrations').select('state').execute()).toEqual([
      { state: 'confirmed' },
    ])
  })

  it('refuses a job that is open, closed or not there', async () => {
    const open = await put(openJobId)
    expect(open.status).toBe(409)
    expect(await open.json()).toEqual({ message: 'This job is open. Apply now.' })
    const closed = await buildJob(host.db, companyId, { deadline_at: '2026-10-01T12:00:00Z' })
    expect((await put(closed.id)).status).toBe(409)
    const draft = await buildJob(host.db, companyId, { status: 'draft' })
    const statuses = [999_999, 'abc', '1%00', draft.id].map(async id => (await put(id)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404])
    expect((await put('')).status).toBe(422)
    expect((await put(`${jobId}&jobId=${openJobId}`)).status).toBe(422)
  })

  it('needs a person with a confirmed address', async () => {
    const { Cookie: _, ...signedOut } = sam
    expect((await put(jobId, undefined, { ...signedOut, Origin: host.url })).status).toBe(401)
    const unverified = await put(jobId, undefined, await host.callHeaders('new@example.test'))
    expect(unverified.status).toBe(403)
    expect(await unverified.json()).toEqual({ message: 'Confirm your email first', code: 'unverified' })
  })

  it.each<[string, unknown, string]>([
    ['an unknown pathway', { user: { pathway: 999_999 } }, 'pathway'],
    ['an item of another list', { user: { pathway: 'degree' } }, 'user.pathway'],
    ['a year that is none', { user: { endYear: 'soon' } }, 'user.endYear'],
    ['a year far away', { user: { endYear: 20_280 } }, 'user.endYear'],
    ['an empty name', { user: { firstName: ' ' } }, 'user.firstName'],
    ['a list in place of a text', { user: { university: ['Leeds'] } }, 'user.university'],
    ['details of another kind', { user: 'Sam' }, 'user'],
    ['an unknown transition', transition('jump'), 'stateMachine.defaultTransition'],
    ['another machine', { stateMachine: { machine: 'signup' } }, 'stateMachine.machine'],
  ])('names the field of %s', async (_, body, field) => {
    const answer = await put(jobId, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field])
    expect(await profileOf(ids.sam)).toBeUndefined()
  })

  it('refuses an end year before the start year', async () => {
    await host.db.insertInto('profiles').values({ user_id: ids.sam, start_year: 2025 }).execute()
    const answer = await put(jobId, { user: { pathway, endYear: 2024 } })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: { endYear: [expect.stringContaining('2025')] } })
  })
})

describe('GET /ajax/user/interest', () => {
  it('lists what the person waits for', async () => {
    await completeProfile(ids.sam)
    await register()
    const list = async (headers: Headers): Promise<unknown> =>
      (await host.request('/ajax/user/interest', { headers })).json()
    expect(await list(sam)).toEqual({
      interest: [{ jobId, state: 'confirmed', registeredAt: '2026-10-05T09:00:00.000Z' }],
    })
    expect(await list(ana)).toEqual({ interest: [] })
    await register(transition('withdraw'))
    expect(await list(sam)).toEqual({ interest: [] })
  })
})

describe('the opening of a job', () => {
  const open = () => host.runJob('open-interest', new Date('2026-10-05T15:00:30Z'))

  it('saves the job once for those on the list, and moves them on', async () => {
    await completeProfile(ids.sam)
    await register()
    await register(undefined, ana)
    await host.runJob('open-interest')
    expect(await stateOf(ids.sam)).toBe('confirmed')
    await open()
    expect(await stateOf(ids.sam)).toBe('notified')
    expect(await stateOf(ids.ana)).toBe('closed')
    expect(await savedJobs(ids.sam)).toEqual([{ item_id: jobId }])
    expect(await savedJobs(ids.ana)).toEqual([])
    await host.db.deleteFrom('saved_items').execute()
    await open()
    expect(await savedJobs(ids.sam)).toEqual([])
  })

  it('leaves out people who withdrew, and jobs of hidden employers', async () => {
    await completeProfile(ids.sam)
    await completeProfile(ids.ana)
    await register()
    await register(transition('withdraw'))
    await register(undefined, ana)
    await host.db.updateTable('companies').set({ status: 'hidden' }).where('id', '=', companyId).execute()
    await open()
    await host.db.updateTable('companies').set({ status: 'live' }).where('id', '=', companyId).execute()
    expect(await stateOf(ids.ana)).toBe('confirmed')
    await open()
    expect(await stateOf(ids.sam)).toBe('withdrawn')
    expect(await savedJobs(ids.sam)).toEqual([])
    expect(await savedJobs(ids.ana)).toEqual([{ item_id: jobId }])
  })

  it('works in batches, also while another worker does the same', async () => {
    const people = Array.from({ length: 1100 }, (_, n) => ({
      email: `batch-${n}@example.test`,
      first_name: 'Bo',
      last_name: 'Batch',
      password_hash: 'none',
    }))
    const rows = await host.db.insertInto('users').values(people).returning('id').execute()
    await host.db
      .insertInto('interest_registrations')
      .values(
        rows.map(({ id }) => ({
          user_id: id,
          job_id: jobId,
          state: 'confirmed' as const,
          machine_version: 1,
          updated_at: host.clock.now(),
        })),
      )
      .execute()
    await Promise.all([open(), open()])
    const states = await host.db.selectFrom('interest_registrations').select('state').distinct().execute()
    expect(states).toEqual([{ state: 'notified' }])
    expect(await host.db.selectFrom('saved_items').select('item_id').execute()).toHaveLength(1100)
    await host.db.deleteFrom('users').where('email', 'like', 'batch-%').execute()
  })

  it('ends with the job', async () => {
    await completeProfile(ids.sam)
    await register()
    await host.runJob('open-interest', new Date('2026-11-30T12:00:00Z'))
    expect(await stateOf(ids.sam)).toBe('closed')
  })
})

describe('/register-interest/{jobId}', () => {
  const form = async (fields: Record<string, string>, headers = sam) => {
    const { Cookie = '', 'X-XSRF-TOKEN': token = '' } = headers
    return host.post(`/register-interest/${jobId}`, { _csrf: token, ...fields }, { headers: { Cookie } })
  }
  const page = (headers = sam, id: unknown = jobId) =>
    host.text(`/register-interest/${String(id)}`, { headers: { Cookie: headers.Cookie ?? '' } })

  it('leads a visitor to log-in and back', async () => {
    const answer = await host.request(`/register-interest/${jobId}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(`/login?return=%2Fregister-interest%2F${jobId}`)
  })

  it('registers and withdraws without script', async () => {
    const empty = await page()
    expect(empty).toContain('Get told when Track placement opens')
    expect(empty).toMatch(/name="firstName"[^>]*value="Sam"|value="Sam"[^>]*name="firstName"/)
    expect(empty).not.toMatch(/<input[^>]*name="share"[^>]*checked/)
    const wrong = await form({ firstName: '', lastName: 'Reed', pathway: '', endYear: '20' })
    expect(wrong.status).toBe(422)
    const shown = await wrong.text()
    expect(shown).toContain('Enter your first name')
    expect(shown).toContain('Enter the year you finish, like 2027')
    const incomplete = await form({ firstName: 'Sam', lastName: 'Reed', pathway: '', endYear: '2028' })
    expect(incomplete.status).toBe(422)
    expect(await incomplete.text()).toContain('Choose what describes you best')
    const done = await form({ firstName: 'Sam', lastName: 'Reed', pathway: String(pathway), endYear: '2028' })
    expect(done.status).toBe(303)
    expect(done.headers.get('Location')).toBe(`/jobs/${jobId}-signalling-placement`)
    expect(await stateOf(ids.sam)).toBe('confirmed')
    const registered = await page()
    expect(registered).toContain('Interest registered. We will email you when Track placement opens')
    expect(registered).toContain('You’ve been on the list since 5 October 2026')
    expect((await form({ transition: 'withdraw' })).status).toBe(303)
    expect(await stateOf(ids.sam)).toBe('withdrawn')
    expect(await page()).toContain('You are off the list')
  })

  it('tells what to do when the job is open, and when the address is not confirmed', async () => {
    expect(await page(sam, openJobId)).toContain('This job is open. Apply now.')
    expect(await page(await host.callHeaders('new@example.test'))).toContain('Confirm your email first')
    expect((await host.request('/register-interest/999999', { headers: { Cookie: sam.Cookie ?? '' } })).status).toBe(
      404,
    )
  })
})

it('confirms a registration by mail, once, unless it is withdrawn before that', async () => {
  await host.db
    .insertInto('profiles')
    .values({
      user_id: ids.sam,
      pathway_id: pathway,
      end_year: 2028,
      degree_area_id: degreeArea,
      university_name: 'Leeds',
    })
    .execute()
  const call = (body: object = {}) =>
    host.request(`/ajax/register-your-interest?jobId=${jobId}`, {
      method: 'PUT',
      headers: sam,
      body: JSON.stringify(body),
    })
  const before = (await mailsTo(host, 'sam@example.test')).length
  expect(((await (await call()).json()) as { state: string }).state).toBe('confirmed')
  await call({ stateMachine: { machine: 'registerYourInterest', defaultTransition: 'withdraw' } })
  expect((await mailsTo(host, 'sam@example.test')).length).toBe(before)
  await call()
  await call()
  const mails = (await mailsTo(host, 'sam@example.test')).slice(before)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Subject: You are on the list for')
  expect(mails[0]).toContain('expected October 2026')
})
