import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decodeMail } from '../../support/alerts'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildDraft } from '../../support/review'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

const SAM = 'sam@example.test'
let host: TestHost
let sam: BrowserSession
let userId: number
let companyId: number
let seen = 0

beforeAll(async () => {
  host = await createTestHost()
  companyId = (await buildCompany(host.db)).id
  userId = (await buildUser(host.db, host.services.passwords, { email_verified_at: host.clock.now() })).id
  sam = await logIn(host, { keep: 'on' })
}, 60_000)
afterAll(() => host.close())

beforeEach(async () => {
  for (const table of [
    'reminders',
    'reminder_mails',
    'jobs',
    'external_jobs',
    'saved_searches',
    'contact_preferences',
  ] as const) {
    await host.db.deleteFrom(table).execute()
  }
  await host.db.deleteFrom('review_drafts').execute()
  host.clock.set('2026-10-05T09:00:00Z')
  seen = (await mailsTo(host, SAM)).length
})

/** Runs the reminders at a time and returns their mails. */
async function remindersAt(time: string): Promise<{ subject: string; text: string; raw: string }[]> {
  host.clock.set(time)
  await host.runJob('send-reminders', new Date(time))
  const mails = (await mailsTo(host, SAM)).slice(seen).map(decodeMail)
  seen += mails.length
  return mails.map(raw => ({
    raw,
    subject: (/^Subject: (.*(?:\r?\n .*)*)/m.exec(raw)?.[1] ?? '').replaceAll(/\r?\n /g, ' '),
    text: raw.slice(raw.indexOf('text/plain'), raw.indexOf('text/html')),
  }))
}
const subjectsAt = async (time: string) => (await remindersAt(time)).map(({ subject }) => subject)
const job = (overrides: object = {}) =>
  buildJob(host.db, companyId, { deadline_at: '2026-10-14T22:59:00Z', ...overrides })
async function save(overrides: object = {}) {
  const row = await job(overrides)
  expect((await sam.call('POST', '/ajax/saved-items/jobs', { id: row.id })).status).toBe(200)
  return row.id
}
const apply = (id: number) =>
  sam.call('PUT', `/ajax/user/app-tracker-stage/${id}`, { appTrackerStages: [{ slug: 'applied', done: true }] })
const choose = (choices: object) =>
  sam.post('/account/profile/emails', {
    alerts: 'weekly',
    news: 'off',
    reminders: 'on',
    changes: 'on',
    applications: 'on',
    drafts: 'on',
    ...choices,
  })

describe('before a job closes', () => {
  it('a mail comes 7 and 2 days ahead at 09:00, and no other', async () => {
    await save({ title: 'Track design' })
    expect(await subjectsAt('2026-10-06T08:00:00Z')).toEqual([])
    const [mail, ...others] = await remindersAt('2026-10-07T08:00:00Z')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Track design closes in 7 days')
    expect(mail?.text).toContain('It closes Wednesday 14 October, 23:59.')
    expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(await subjectsAt('2026-10-07T09:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-10-11T08:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-10-12T08:00:00Z')).toEqual(['Track design closes in 2 days'])
    expect(await subjectsAt('2026-10-13T08:00:00Z')).toEqual([])
  })

  it('no mail comes about jobs that someone applied for, or with the bell or all reminders off', async () => {
    await apply(await save({ title: 'Applied' }))
    const silent = await save({ title: 'Without a bell' })
    await sam.call('PUT', `/ajax/saved-items/jobs/${silent}`, { reminders: false })
    expect(await subjectsAt('2026-10-07T08:00:00Z')).toEqual([])
    await choose({ reminders: '' })
    await save({ title: 'Off' })
    expect(await subjectsAt('2026-10-12T08:00:00Z')).toEqual([])
  })

  it('external jobs count as well, and several make one mail', async () => {
    await save({ title: 'Track design' })
    const external = { jobTitle: 'Kiln operator', companyName: 'Moss', deadline: '2026-10-14' }
    expect((await sam.call('POST', '/ajax/user/external-jobs', external)).status).toBeLessThan(300)
    const [mail, ...others] = await remindersAt('2026-10-07T08:00:00Z')
    expect([mail?.subject, others]).toEqual(['Track design closes in 7 days, and 1 more', []])
    expect(mail?.text).toContain('Kiln operator closes in 7 days')
  })

  it('what someone applied for after the mail was made is left out', async () => {
    const id = await save({ title: 'Track design' })
    host.clock.set('2026-10-07T08:00:00Z')
    await host.runJob('send-reminders', new Date('2026-10-07T08:00:00Z'))
    await apply(id)
    expect((await mailsTo(host, SAM)).length).toBe(seen)
  })
})

describe('news of saved jobs', () => {
  it('comes when a date changes or the job closes early, once', async () => {
    const changed = await save({ title: 'Track design', deadline_at: '2026-11-20T23:59:00Z' })
    const closed = await save({ title: 'Signals', deadline_at: '2026-11-20T23:59:00Z' })
    expect(await subjectsAt('2026-10-06T08:00:00Z')).toEqual([])
    const update = (id: number, change: object) =>
      host.db.updateTable('jobs').set(change).where('id', '=', id).execute()
    await update(changed, { deadline_at: '2026-11-10T23:59:00Z' })
    expect(await subjectsAt('2026-10-06T09:00:00Z')).toEqual(['Track design now closes 10 November 2026'])
    await update(closed, { status: 'closed', closed_at: '2026-10-06T10:00:00Z' })
    // One mail a day: the other news waits for the morning.
    expect(await subjectsAt('2026-10-06T11:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-10-07T08:00:00Z')).toEqual(['Signals has closed early'])
    expect(await subjectsAt('2026-10-08T08:00:00Z')).toEqual([])
  })

  it('does not go to people who do not want it, also not later', async () => {
    await choose({ changes: '' })
    const id = await save({ deadline_at: '2026-11-20T23:59:00Z' })
    await host.db.updateTable('jobs').set({ deadline_at: '2026-11-10T23:59:00Z' }).where('id', '=', id).execute()
    expect(await subjectsAt('2026-10-06T08:00:00Z')).toEqual([])
    await choose({})
    expect(await subjectsAt('2026-10-07T08:00:00Z')).toEqual([])
  })

  it('comes when a job opens, also to those who registered interest, but once', async () => {
    const opening = { opens_at: '2026-10-08T08:30:00Z', deadline_at: '2026-11-20T23:59:00Z' }
    await save({ ...opening, title: 'Track design' })
    const { id } = await job({ ...opening, title: 'Signals', status: 'interest' })
    const registration = { user_id: userId, job_id: id, state: 'confirmed', machine_version: 1 } as const
    await host.db
      .insertInto('interest_registrations')
      .values({ ...registration, updated_at: host.clock.now() })
      .execute()
    expect(await subjectsAt('2026-10-08T08:00:00Z')).toEqual([])
    host.clock.set('2026-10-08T08:31:00Z')
    await host.runJob('open-interest', new Date('2026-10-08T08:31:00Z'))
    const [mail] = await remindersAt('2026-10-08T09:00:00Z')
    expect(mail?.subject).toBe('Track design is open, and 1 more')
    expect(mail?.text).toContain('You asked us to tell you. It is now in your saved jobs.')
    expect(await subjectsAt('2026-10-09T08:00:00Z')).toEqual([])
  })

  it('waits for the morning: nothing is sent from 21:00 to 08:00', async () => {
    await save({ title: 'Track design' })
    for (const night of ['2026-10-06T20:00:00Z', '2026-10-06T23:30:00Z', '2026-10-07T06:59:00Z']) {
      expect([night, await subjectsAt(night)]).toEqual([night, []])
    }
    expect(await host.db.selectFrom('reminders').selectAll().execute()).toEqual([])
  })
})

describe('other reminders', () => {
  it('ask about applications without a change for 21 days, and again when the person wants', async () => {
    const id = await save({ deadline_at: '2026-12-20T23:59:00Z' })
    await apply(id)
    expect(await subjectsAt('2026-10-25T09:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-10-26T09:00:00Z')).toEqual(['Any news from Halden Rail?'])
    expect(await subjectsAt('2026-10-28T09:00:00Z')).toEqual([])
    await sam.post(`/ajax/user/app-tracker-stage/${id}/news`, { answer: 'later' })
    expect(await subjectsAt('2026-11-10T09:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-11-12T09:00:00Z')).toEqual(['Any news from Halden Rail?'])
  })

  it('do not ask for news before a day of the application, or within three weeks after it', async () => {
    const id = await save({ deadline_at: '2026-12-20T23:59:00Z' })
    await apply(id)
    const appTrackerStages = [{ slug: 'assessment-centre', done: false, date: '2026-11-03' }]
    await sam.call('PUT', `/ajax/user/app-tracker-stage/${id}`, { appTrackerStages })
    expect(await subjectsAt('2026-10-29T09:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-11-23T09:00:00Z')).toEqual([])
    const [mail] = await remindersAt('2026-11-24T09:00:00Z')
    expect(mail?.text).toContain('The assessment centre for Signalling placement was 21 days ago.')
    expect(mail?.text).toMatch(/Still waiting:\s+http.*I moved on a stage:\s+http.*Not successful:\s+http/s)
  })

  it('ask a week after an offer whether it is answered, and after the last day to answer', async () => {
    const id = await save({ deadline_at: '2026-12-20T23:59:00Z' })
    const appTrackerStages = [{ slug: 'offer', done: true }]
    await sam.call('PUT', `/ajax/user/app-tracker-stage/${id}`, { appTrackerStages })
    expect(await subjectsAt('2026-10-11T09:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-10-12T09:00:00Z')).toEqual(['Have you answered Halden Rail?'])
    await sam.post(`/ajax/user/app-tracker-stage/${id}/news`, { answer: 'answer-by', day: '2026-10-14' })
    expect(await subjectsAt('2026-10-14T09:00:00Z')).toEqual([])
    expect(await subjectsAt('2026-10-15T09:00:00Z')).toEqual(['Have you answered Halden Rail?'])
  })

  it('name each job of one mail', async () => {
    const long = 'Placement in the sustainable infrastructure, flood defence and water resources team of the north'
    for (const title of [long, 'Signals']) {
      await apply(await save({ title, deadline_at: '2027-01-08T23:59:00Z' }))
    }
    const [mail] = await remindersAt('2026-10-26T09:00:00Z')
    const words = mail?.text.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ')
    expect(words).toContain(`Any news from Halden Rail about ${long}?`)
    expect(words).toContain('Any news from Halden Rail about Signals?')
  })

  it('mention a review that waits on day 3 and day 14, then never', async () => {
    const times = { created_at: host.clock.now(), updated_at: host.clock.now() }
    await buildDraft(host.db, { userId, companyId, answers: {}, overrides: times })
    const days: number[] = []
    for (let day = 6; day <= 31; day += 1) {
      const time = `2026-10-${String(day).padStart(2, '0')}T10:00:00Z`
      if ((await subjectsAt(time)).includes('Finish your Halden Rail review')) {
        days.push(day - 5)
      }
    }
    expect(days).toEqual([3, 14])
  })

  it('ask after a year whether a search is still wanted, and stop it 30 days later', async () => {
    await sam.call('POST', '/ajax/saved-search', { url: '/search-jobs?search=python', frequency: 'weekly' })
    const frequency = async () =>
      (await host.db.selectFrom('saved_searches').select('frequency').executeTakeFirst())?.frequency
    expect(await subjectsAt('2027-10-05T08:00:00Z')).toEqual([])
    const [mail] = await remindersAt('2027-10-06T08:00:00Z')
    expect(mail?.subject).toBe('Still want these emails?')
    const [, keep = ''] = /firstrung\.test(\/unsubscribe\/[\w-]+)\?about=keep/.exec(mail?.text ?? '') ?? []
    expect(await host.text(`${keep}?about=keep`)).toContain('Keep these emails')
    await host.request(keep, { method: 'POST', body: new URLSearchParams({ act: 'keep' }) })
    expect(await subjectsAt('2027-11-10T09:00:00Z')).toEqual([])
    expect(await frequency()).toBe('weekly')
    expect(await subjectsAt('2028-10-07T08:00:00Z')).toEqual(['Still want these emails?'])
    expect(await subjectsAt('2028-11-07T09:00:00Z')).toEqual([])
    expect(await frequency()).toBe('off')
  })

  it('stop with one click', async () => {
    await save({ title: 'Track design' })
    const [mail] = await remindersAt('2026-10-07T08:00:00Z')
    const [, path = ''] =
      /List-Unsubscribe:\s+<http:\/\/firstrung\.test(\/unsubscribe\/[\w-]+)>/.exec(mail?.raw ?? '') ?? []
    expect((await host.request(path, { method: 'POST' })).status).toBe(200)
    expect(await subjectsAt('2026-10-12T08:00:00Z')).toEqual([])
    const choices = await host.db.selectFrom('contact_preferences').select(['reminders', 'changes']).executeTakeFirst()
    expect(choices).toEqual({ reminders: false, changes: true })
  })
})

it('a run for another time sends mails that are written for that time', async () => {
  await save({ title: 'Track design' })
  const at = '2026-10-12T09:00:00Z'
  await host.services.queue.enqueue(host.db, { queue: 'work', job: 'send-reminders', ids: {}, at })
  await host.work()
  const [mail] = (await mailsTo(host, SAM)).slice(seen).map(decodeMail)
  expect(mail).toMatch(/^Subject: Track design closes in 2 days/m)
})
