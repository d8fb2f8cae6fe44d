import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

let host: TestHost
let sam: Record<string, string>
let ana: Record<string, string>
let jobId: number
let companyId: number

interface Tracked {
  id: number
  updatedAt: string
  appTrackerStages: { slug: string; done: boolean; doneAt: string | null; date: string | null }[]
}

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
  jobId = (await buildJob(host.db, companyId)).id
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
})
afterAll(() => host.close())
beforeEach(async () => {
  host.clock.set('2026-10-05T09:00:00Z')
  await host.db.deleteFrom('saved_items').execute()
  await host.db.deleteFrom('app_tracker_stages').execute()
})

const put = (id: unknown, body: unknown, headers = sam) =>
  host.request(`/ajax/user/app-tracker-stage/${String(id)}`, { method: 'PUT', body: JSON.stringify(body), headers })
const track = async (...appTrackerStages: object[]) =>
  (await (await put(jobId, { appTrackerStages })).json()) as Tracked
const doneIn = ({ appTrackerStages }: Tracked) => appTrackerStages.filter(({ done }) => done).map(({ slug }) => slug)
const saved = async (headers = sam) =>
  ((await (await host.request('/ajax/saved-items', { headers })).json()) as { savedJobItems: { id: number }[] })
    .savedJobItems

describe('PUT /ajax/user/app-tracker-stage/{jobId}', () => {
  it('saves the job, and answers it with all stages', async () => {
    const answer = await put(jobId, { appTrackerStages: [{ slug: 'interview', done: true, date: '2026-10-09' }] })
    expect(answer.status).toBe(200)
    const tracked = (await answer.json()) as Tracked
    expect(tracked).toMatchObject({
      id: jobId,
      type: 'jobs',
      reminders: true,
      updatedAt: '2026-10-05T09:00:00.000Z',
      deadlineTimestamp: Date.parse('2026-10-30T23:59:00Z'),
    })
    expect(tracked.appTrackerStages).toHaveLength(11)
    expect(tracked.appTrackerStages[5]).toEqual({
      stageId: 6,
      slug: 'interview',
      name: 'Interview',
      done: true,
      doneAt: '2026-10-05T09:00:00.000Z',
      date: '2026-10-09',
      order: 6,
    })
    expect(doneIn(tracked)).toEqual(['interested', 'applied', 'interview'])
    expect(await saved()).toMatchObject([{ id: jobId }])
    expect(await saved(ana)).toEqual([])
  })

  it('takes no stage twice, and then changes nothing', async () => {
    const twice = [
      { slug: 'offer', done: true },
      { slug: 'applied', done: true },
      { slug: 'offer', done: false },
    ]
    const answer = await put(jobId, { appTrackerStages: twice })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: { appTrackerStages: ['Give each stage once'] } })
    expect(await saved()).toEqual([])
    expect(doneIn(await track({ slug: 'interested', done: true }))).toEqual(['interested'])
  })

  it('changes only the stages that it names, and when the job was updated', async () => {
    await track({ slug: 'applied', done: true })
    host.clock.set('2026-10-05T15:00:00Z')
    const tracked = await track({ slug: 'unsuccessful', done: true })
    expect(doneIn(tracked)).toEqual(['interested', 'applied', 'unsuccessful'])
    expect(tracked.updatedAt).toBe('2026-10-05T15:00:00.000Z')
    expect(doneIn(await track({ slug: 'accepted', done: true }))).toEqual(['interested', 'applied', 'accepted'])
  })

  it('keeps the progress of a job that was removed and is saved again', async () => {
    await track({ slug: 'offer', done: true })
    await host.db.deleteFrom('saved_items').execute()
    expect(doneIn(await track({ slug: 'interview', done: true }))).toEqual([
      'interested',
      'applied',
      'interview',
      'offer',
    ])
  })

  it('loses no change of parallel requests', async () => {
    const slugs = ['online-test', 'video-interview', 'phone-interview', 'interview', 'assessment-centre', 'offer']
    const answers = await Promise.all(slugs.map(slug => put(jobId, { appTrackerStages: [{ slug, done: true }] })))
    expect(answers.map(({ status }) => status)).toEqual(slugs.map(() => 200))
    expect(doneIn(await track({ slug: 'interested', done: true }))).toEqual(['interested', 'applied', ...slugs])
    expect(await saved()).toHaveLength(1)
  })

  it.each([
    ['a job that is not there', () => 999_999],
    ['no id', () => 'abc'],
    ['an id beyond the column', () => '99999999999'],
  ])('answers 404 for %s', async (_, id) => {
    expect((await put(id(), { appTrackerStages: [{ slug: 'applied', done: true }] })).status).toBe(404)
  })

  it('answers 404 for a job that visitors cannot see, and for an external job that the person does not have', async () => {
    const draft = await buildJob(host.db, companyId, { status: 'draft' })
    const applied = { appTrackerStages: [{ slug: 'applied', done: true }] }
    expect((await put(draft.id, applied)).status).toBe(404)
    expect((await put(jobId, { ...applied, jobType: 'external-jobs' })).status).toBe(404)
    expect((await put(`${jobId}?jobType=external-jobs`, applied)).status).toBe(404)
    expect(await saved()).toEqual([])
  })

  it.each<[string, unknown]>([
    ['no stages', {}],
    ['an empty list', { appTrackerStages: [] }],
    ['no list', { appTrackerStages: 'applied' }],
    ['an unknown stage', { appTrackerStages: [{ slug: 'hired', done: true }] }],
    ['a flag of another kind', { appTrackerStages: [{ slug: 'applied', done: 'yes' }] }],
    ['no flag', { appTrackerStages: [{ slug: 'applied' }] }],
    ['an empty stage', { appTrackerStages: [null] }],
    ['a day that does not exist', { appTrackerStages: [{ slug: 'applied', done: true, date: '2026-02-30' }] }],
    ['another format of days', { appTrackerStages: [{ slug: 'applied', done: true, date: '09/10/2026' }] }],
    ['an unknown type', { appTrackerStages: [{ slug: 'applied', done: true }], jobType: 'reviews' }],
  ])('refuses %s with a message', async (_, body) => {
    const answer = await put(jobId, body)
    expect(answer.status).toBe(422)
    expect(Object.values(((await answer.json()) as { errors: object }).errors).flat()).not.toEqual([])
    expect(await saved()).toEqual([])
  })

  it('needs a signed-in person and their token', async () => {
    const body = { appTrackerStages: [{ slug: 'applied', done: true }] }
    const { Cookie: _, ...signedOut } = sam
    expect((await put(jobId, body, { ...signedOut, Origin: host.url })).status).toBe(401)
    expect((await put(jobId, body, { ...sam, 'X-XSRF-TOKEN': 'wrong' })).status).toBe(419)
  })
})
