import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUR } from '../../../host/lib/durations'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

const IMPORT = '/ajax/user/app-tracker/import'
const EXPORT = '/ajax/user/app-tracker/export'
const TABLES = [
  'saved_items',
  'external_jobs',
  'app_tracker_stages',
  'job_notes',
  'application_imports',
  'appointments',
  'next_actions',
  'contacts',
] as const
const STAGES = [
  'applied',
  'online-test',
  'interview',
  'assessment-centre',
  'offer',
  'unsuccessful',
  'withdrawn',
] as const

interface Preview {
  importId: string
  counts: { imported: number }
  rows: { title: string; stage: string; facts: { name: string; text: string }[] }[]
}

let host: TestHost
let sam: BrowserSession
let headers: Record<string, string>
const ownJobs: number[] = []

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  for (const deadline_at of [null, new Date('2026-11-20T17:00:00Z')]) {
    ownJobs.push((await buildJob(host.db, company.id, { deadline_at, salary_text: '£24,000' })).id)
  }
  await buildUser(host.db, host.services.passwords)
}, 60_000)
afterAll(() => host.close())
async function logInAgain() {
  headers = await host.callHeaders('sam@example.test')
  sam = await logIn(host)
}

const empty = async () => {
  for (const table of TABLES) {
    await host.db.deleteFrom(table).execute()
  }
}
const exported = async () => (await sam.call('GET', EXPORT)).text()
const upload = async (body: string | Uint8Array<ArrayBuffer>) =>
  (await (
    await host.request(IMPORT, { method: 'POST', headers: { ...headers, 'Content-Type': 'text/csv' }, body })
  ).json()) as Preview
const importAll = async (id: string) => (await sam.call('POST', `${IMPORT}/${id}`, {})).json() as Promise<unknown>

const words = fc.stringMatching(/^[A-Z][a-z]{2,6}( [A-Za-z0-9&"',;:=+-]{1,6}){0,3}$/)
const notes = fc.oneof(
  words,
  fc.constantFrom('=call Priya', "'=quoted", '＝wide', 'two\nlines, "quoted"; and more', '- dash'),
)
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-06-01'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const stage = fc.record({
  slug: fc.constantFrom(...STAGES),
  done: fc.boolean(),
  date: fc.option(day),
})
const note = fc.option(fc.oneof(notes, fc.constantFrom('a\n----\nkind: test', 'x\n\n  day: 2026-10-08\nplace: y')))
const plan = fc.oneof(
  fc.record({
    noun: fc.constant('appointments'),
    kind: fc.constantFrom('interview', 'test', 'call', 'assessment-centre'),
    day,
    starts: fc.constantFrom('00:00', '09:30'),
    ends: fc.option(fc.constantFrom('10:00', '23:59')),
    timeZone: fc.constantFrom('Europe/London', 'America/New_York'),
    place: fc.option(words),
    link: fc.option(fc.constant('https://video.fen.test/1?a=b#c')),
    note,
  }),
  fc.record({ noun: fc.constant('next-actions'), text: words, day, done: fc.boolean() }),
  fc.record({ noun: fc.constant('contacts'), name: words, role: fc.option(words), phone: fc.option(words), note }),
)
const tracked = fc.record({
  jobTitle: words,
  companyName: words,
  url: fc.option(fc.nat(9999).map(n => `https://careers.fen.test/${n}?a=b&c=%20`)),
  location: fc.option(words),
  salaryText: fc.option(fc.constantFrom('£24,000', '-', 'TBC', '+ bonus')),
  deadline: fc.option(day),
  stages: fc.uniqueArray(stage, { selector: ({ slug }) => slug, minLength: 1, maxLength: 4 }),
  notes: fc.array(notes, { maxLength: 2 }),
  plans: fc.array(plan, { maxLength: 4 }),
  starred: fc.boolean(),
})
type Tracked = typeof tracked extends fc.Arbitrary<infer T> ? T : never

async function track(
  id: number,
  type: 'jobs' | 'external-jobs',
  { stages, notes: texts, plans, starred }: Pick<Tracked, 'stages' | 'notes' | 'plans' | 'starred'>,
) {
  await sam.call('PUT', `/ajax/user/app-tracker-stage/${id}`, { jobType: type, appTrackerStages: stages })
  if (starred) {
    await sam.post(`/ajax/saved-items/${type}/${id}/star`, { starred: 'on' })
  }
  const job = { [type === 'jobs' ? 'jobId' : 'externalJobId']: id }
  for (const text of texts) {
    await sam.call('POST', '/ajax/user/job-notes', { ...job, text })
  }
  for (const { noun, ...fields } of plans) {
    const answer = await sam.call('POST', `/ajax/user/${noun}`, { ...job, ...fields })
    expect(answer.status).toBe(201)
    if ('done' in fields && fields.done) {
      const added = (await answer.json()) as { id: number }
      await sam.call('PUT', `/ajax/user/next-actions/${added.id}/done`, { done: true })
    }
  }
}

async function fill(jobs: readonly Tracked[]) {
  for (const [index, { stages, notes, plans, starred, ...job }] of jobs.entries()) {
    const answer = (await (await sam.call('POST', '/ajax/user/external-jobs', job)).json()) as { id: number }
    await track(answer.id, 'external-jobs', { stages, notes, plans, starred })
    const own = ownJobs[index]
    if (own !== undefined) {
      await track(own, 'jobs', { stages, notes, plans, starred })
    }
  }
}

it('exports, imports into an empty account and exports the same again', async () => {
  let hours = 0
  /** Seven hours later sessions have ended, and the limit of uploads is reset. */
  const later = async () => {
    hours += 7
    host.clock.set(new Date(Date.parse('2026-10-05T09:00:00Z') + hours * HOUR))
    await logInAgain()
  }
  // An import takes jobs of one title and employer, or of one address, for the same job.
  const jobs = fc
    .uniqueArray(tracked, { selector: ({ jobTitle }) => jobTitle, minLength: 1, maxLength: 4 })
    .map(list => list.map((job, index) => ({ ...job, url: job.url && `${job.url}&n=${index}` })))
  await fc.assert(
    fc.asyncProperty(jobs, async given => {
      await empty()
      await later()
      await fill(given)
      const before = await exported()
      await empty()
      await later()
      const preview = await upload(before)
      expect(preview.counts.imported).toBe(given.length + Math.min(given.length, ownJobs.length))
      await importAll(preview.importId)
      expect(await exported()).toBe(before)
    }),
    { numRuns: 2, endOnFailure: true },
  )
})
