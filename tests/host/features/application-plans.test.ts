import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDatedPlans } from '../../../host/features/tracker/application-plans'
import { decodeMail } from '../../support/alerts'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildCompany, buildJob, buildUser } from '../../support/rows'

const SAM = 'sam@example.test'
const INTERVIEW = { kind: 'interview', day: '2026-10-08', starts: '14:30', ends: '15:15', place: 'Room 4, York' }
const ACTION = { text: 'Send a thank-you', day: '2026-10-06' }
const PERSON = { name: 'Priya Shah', role: 'Recruiter', address: 'priya@halden.test', phone: '01904 1', met: 'Fair' }
const FIELDS = { appointments: INTERVIEW, 'next-actions': ACTION, contacts: PERSON } as const
const KEYS = { appointments: 'appointments', 'next-actions': 'nextActions', contacts: 'contacts' } as const
type Noun = keyof typeof FIELDS
const NOUNS = Object.keys(FIELDS) as Noun[]

let host: TestHost
let sam: BrowserSession
let ana: BrowserSession
let jobId: number
let externalId: number
let seen = 0

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  jobId = (await buildJob(host.db, company.id, { deadline_at: null })).id
  const { passwords } = host.services
  await buildUser(host.db, passwords, { email_verified_at: host.clock.now() })
  await buildUser(host.db, passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await logIn(host, { keep: 'on' })
  ana = await logIn(host, { email: 'ana@example.test' })
  const job = { jobTitle: 'Lab placement', companyName: 'Fen' }
  externalId = (await json(await sam.call('POST', '/ajax/user/external-jobs', job))).id as number
  await sam.call('POST', '/ajax/saved-items/jobs', { id: jobId })
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  for (const table of ['appointments', 'next_actions', 'contacts', 'reminders', 'reminder_mails'] as const) {
    await host.db.deleteFrom(table).execute()
  }
  host.clock.set('2026-10-05T09:00:00Z')
  seen = (await mailsTo(host, SAM)).length
})

const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>
const add = (noun: Noun, fields: object = {}, browser = sam) =>
  browser.call('POST', `/ajax/user/${noun}`, { jobId, ...FIELDS[noun], ...fields })
const idOf = async (answer: Response) => Number((await json(answer)).id)
const list = async (noun: Noun, path = `by-job/${jobId}`, browser = sam) =>
  (await json(await browser.call('GET', `/ajax/user/${noun}/${path}`)))[KEYS[noun]] as Record<string, unknown>[]
const errorsOf = async (answer: Response) => [
  answer.status,
  Object.keys((await json(answer)).errors as object).toSorted(),
]
const panel = (id = jobId) => sam.page(`/dashboard/app-tracker/all/${id}`)

async function mailsAt(job: string, time: string): Promise<{ subject: string; text: string }[]> {
  host.clock.set(time)
  await host.runJob(job, new Date(time))
  const mails = (await mailsTo(host, SAM)).slice(seen).map(decodeMail)
  seen += mails.length
  return mails.map(raw => ({ subject: /^Subject: (.*)/m.exec(raw)?.[1]?.trim() ?? '', text: raw }))
}

describe.each(NOUNS)('%s', noun => {
  it('are added, changed and deleted, on jobs of both kinds', async () => {
    const answer = await add(noun)
    expect(answer.status).toBe(201)
    const row = await json(answer)
    expect(row).toMatchObject({ type: 'jobs', itemId: jobId, ...FIELDS[noun] })
    expect(await list(noun)).toEqual([row])
    expect((await add(noun, { jobId: undefined, externalJobId: externalId })).status).toBe(201)
    expect(await list(noun, `by-external-job/${externalId}`)).toHaveLength(1)
    const path = `/ajax/user/${noun}/${row.id as number}`
    const change = noun === 'contacts' ? { name: 'Ed' } : { day: '2026-11-02' }
    expect(await json(await sam.call('PUT', path, { ...FIELDS[noun], ...change }))).toMatchObject(change)
    expect((await sam.call('DELETE', path)).status).toBe(204)
    expect((await sam.call('DELETE', path)).status).toBe(404)
    expect(await list(noun)).toEqual([])
  })

  it('are 404 for others, and on jobs that they cannot see', async () => {
    const path = `/ajax/user/${noun}/${await idOf(await add(noun))}`
    expect((await ana.call('PUT', path, FIELDS[noun])).status).toBe(404)
    expect((await ana.call('DELETE', path)).status).toBe(404)
    expect((await ana.post(`${path}/removal`)).status).toBe(404)
    expect((await ana.call('GET', path.replace('/ajax/user', '/dashboard'))).status).toBe(404)
    expect(await list(noun, `by-job/${jobId}`, ana)).toEqual([])
    expect((await ana.call('GET', `/ajax/user/${noun}/by-external-job/${externalId}`)).status).toBe(404)
    expect((await add(noun, { jobId: undefined, externalJobId: externalId }, ana)).status).toBe(404)
    expect((await add(noun, { jobId: 2_147_483_647 })).status).toBe(404)
    expect(await list(noun)).toHaveLength(1)
  })

  it('end at 20 for a job, also when many are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => add(noun)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('go with their external job', async () => {
    const job = { jobTitle: 'Kiln', companyName: 'Moss' }
    const id = await idOf(await sam.call('POST', '/ajax/user/external-jobs', job))
    await add(noun, { jobId: undefined, externalJobId: id })
    await sam.call('DELETE', `/ajax/user/external-jobs/${id}`)
    const table = noun === 'next-actions' ? 'next_actions' : noun
    expect(await host.db.selectFrom(table).select('id').execute()).toEqual([])
  })

  it('work without script, and undo a deletion', async () => {
    const path = `/dashboard/${noun}/jobs/${jobId}`
    expect(await sam.page(path)).toContain('Signalling placement')
    const answer = await sam.post(path, FIELDS[noun])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/dashboard/app-tracker/all/${jobId}`])
    const [row] = await list(noun)
    const own = `/dashboard/${noun}/${row?.id as number}`
    const shown = Object.values(FIELDS[noun]).at(-1)
    expect(await sam.page(own)).toContain(`value="${shown}"`)
    expect((await sam.post(own, FIELDS[noun])).status).toBe(303)
    expect((await sam.post(`/ajax/user/${noun}/${row?.id as number}/removal`)).status).toBe(303)
    expect(await list(noun)).toEqual([])
    expect(await panel()).toContain(`<form method="post" action="${path}">`)
  })

  it('need a job, and name every field that is wrong', async () => {
    const both = { externalJobId: externalId }
    expect(await errorsOf(await add(noun, both))).toEqual([422, ['jobId']])
    expect(await errorsOf(await add(noun, { jobId: undefined }))).toEqual([422, ['jobId']])
    const page = await sam.post(`/dashboard/${noun}/jobs/${jobId}`, { ...FIELDS[noun], day: 'x', name: '' })
    expect(page.status).toBe(422)
    expect(await page.text()).toContain(noun === 'contacts' ? 'Enter the name' : 'Enter a real date')
  })
})

it.each([
  [
    'appointments',
    {
      kind: 'party',
      day: '2026-02-30',
      starts: '25:00',
      timeZone: 'Mars/Base',
      link: 'http://x.test',
      note: 'x'.repeat(2001),
    },
    ['day', 'kind', 'link', 'note', 'starts', 'timeZone'],
  ],
  ['appointments', { ends: '14:30' }, ['ends']],
  ['appointments', { ends: 'late', place: 'x'.repeat(201) }, ['ends', 'place']],
  ['next-actions', { text: ' \n', day: '' }, ['day', 'text']],
  ['next-actions', { text: 'x'.repeat(201), day: '2026-13-01' }, ['day', 'text']],
  ['contacts', { name: '', role: 'x'.repeat(151), phone: 'x'.repeat(51) }, ['name', 'phone', 'role']],
  ['contacts', { address: 'x'.repeat(301), met: 'x'.repeat(201) }, ['address', 'met']],
] as const)('%s with %j are refused', async (noun, fields, names) => {
  expect(await errorsOf(await add(noun, fields))).toEqual([422, names])
})

it('texts lose control characters and changes of direction', async () => {
  const { name } = await json(await add('contacts', { name: 'Priya\u202E\u0007 Shah\n' }))
  expect(name).toBe('Priya  Shah')
  const { note } = await json(await add('appointments', { note: 'a\r\nb\u0000\u2066c' }))
  expect(note).toBe('a\nbc')
})

it('past appointments and done actions are not read for the lists', async () => {
  await add('appointments', { day: '2026-10-05', starts: '09:00', ends: '' })
  await add('appointments', { kind: 'call', day: '2026-10-05', starts: '09:00', ends: '09:30' })
  const done = await idOf(await add('next-actions', { text: 'Done' }))
  await sam.call('PUT', `/ajax/user/next-actions/${done}/done`, { done: true })
  await add('next-actions', { day: '2026-10-05' })
  const kindsAt = async (time: string) => {
    const rows = await listDatedPlans(host.db, 1, new Date(`2026-10-05T${time}Z`))
    return rows.map(({ kind }) => kind)
  }
  expect(await kindsAt('08:29:59')).toEqual(['next-action', 'interview', 'call'])
  expect(await kindsAt('08:30:00')).toEqual(['next-action', 'interview'])
  expect(await kindsAt('09:00:00')).toEqual(['next-action'])
})

describe('an appointment', () => {
  it('is a timed event of the calendar in its time zone, beside events that stay as they are', async () => {
    const stage = { appTrackerStages: [{ slug: 'interview', done: false, date: '2026-10-20' }] }
    await sam.call('PUT', `/ajax/user/app-tracker-stage/${jobId}`, stage)
    await add('appointments', { day: '2026-10-25', starts: '09:00', ends: '10:00', note: 'Bring a pen' })
    const deleted = await idOf(await add('appointments'))
    await sam.call('DELETE', `/ajax/user/appointments/${deleted}`)
    await add('appointments', {
      day: '2026-11-02',
      timeZone: 'America/New_York',
      ends: '',
      place: '',
      link: 'https://v.test/1',
    })
    const links = await json(await sam.call('GET', `/ajax/user/job-calendar-link/${jobId}`))
    for (const url of [links.ics, links.feed] as string[]) {
      const events = new ICAL.Component(ICAL.parse(await sam.page(new URL(url).pathname)) as never)
        .getAllSubcomponents('vevent')
        .map(component => new ICAL.Event(component))
        .filter(({ uid }) => uid.startsWith(`job-${jobId}-`))
      const [day, london, abroad] = events
      expect([events.length, day?.startDate.isDate, day?.startDate.toString()]).toEqual([3, true, '2026-10-20'])
      const times = [london, abroad].map(event => [
        event?.startDate.toJSDate().toISOString(),
        event?.endDate.toJSDate().toISOString(),
        event?.location,
      ])
      expect(times).toEqual([
        ['2026-10-25T09:00:00.000Z', '2026-10-25T10:00:00.000Z', 'Room 4, York'],
        ['2026-11-02T19:30:00.000Z', '2026-11-02T20:30:00.000Z', 'https://v.test/1'],
      ])
      expect(london?.description).toContain('Bring a pen')
    }
    await sam.call('PUT', `/ajax/user/app-tracker-stage/${jobId}`, {
      appTrackerStages: [{ slug: 'interview', done: false, date: null }],
    })
  })

  it('is the next date of its row, and in the hub', async () => {
    await add('appointments', { timeZone: 'Europe/Paris' })
    expect(await sam.page('/dashboard/app-tracker')).toContain('Interview on 8 October, 14:30 Paris time')
    expect(await json(await sam.call('GET', '/ajax/user/hub'))).toMatchObject({
      thisWeek: [{ slug: 'interview', stage: 'Interview', date: '2026-10-08', time: '14:30 Paris time' }],
    })
    host.clock.set('2026-10-07T09:00:00Z')
    expect(await sam.page('/dashboard/my-hub')).toContain('Interview tomorrow, 14:30 Paris time: Signalling placement')
  })

  it('is reminded of on the evening before and an hour before, each once', async () => {
    const at = (time: string) => mailsAt('remind-of-appointments', `2026-10-${time}Z`)
    await add('appointments')
    const subjects = async (time: string) => (await at(time)).map(({ subject }) => subject)
    expect(await subjects('07T16:55:00')).toEqual([])
    const [evening] = await at('07T17:00:00')
    expect(evening?.subject).toBe('Your interview is tomorrow')
    expect(evening?.text).toContain('8 October 2026, 14:30 to 15:15')
    expect(await subjects('07T17:05:00')).toEqual([])
    expect(await subjects('08T12:25:00')).toEqual([])
    expect(await subjects('08T12:30:00')).toEqual(['Your interview is in an hour'])
    expect(await subjects('08T12:35:00')).toEqual([])
  })

  it('at another time is reminded of again; one of the past, of an ended application or unwanted is not', async () => {
    const at = async (time: string) => (await mailsAt('remind-of-appointments', time)).length
    const id = await idOf(await add('appointments'))
    expect(await at('2026-10-07T17:00:00Z')).toBe(1)
    await sam.call('PUT', `/ajax/user/appointments/${id}`, { ...INTERVIEW, day: '2026-10-09' })
    expect(await at('2026-10-08T17:00:00Z')).toBe(1)
    expect(await at('2026-10-09T13:31:00Z')).toBe(0)
    await sam.call('PUT', `/ajax/user/appointments/${id}`, { ...INTERVIEW, day: '2026-10-12' })
    await host.db
      .insertInto('contact_preferences')
      .values({ user_id: 1, alerts: 'daily', news: 'off', reminders: false, recommendations: true })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ reminders: false }))
      .execute()
    expect(await at('2026-10-11T17:00:00Z')).toBe(0)
    await host.db.deleteFrom('contact_preferences').execute()
    const stages = (slug: string, done: boolean) => ({ appTrackerStages: [{ slug, done }] })
    await sam.call('PUT', `/ajax/user/app-tracker-stage/${jobId}`, stages('withdrawn', true))
    expect(await at('2026-10-12T12:40:00Z')).toBe(0)
    await sam.call('PUT', `/ajax/user/app-tracker-stage/${jobId}`, stages('withdrawn', false))
  })

  it('sends nothing to an address that is not confirmed', async () => {
    const confirm = (at: Date | null) => host.db.updateTable('users').set({ email_verified_at: at }).execute()
    await add('appointments')
    await confirm(null)
    expect(await mailsAt('remind-of-appointments', '2026-10-07T17:00:00Z')).toEqual([])
    await confirm(new Date('2026-10-01T09:00:00Z'))
    expect(await mailsAt('remind-of-appointments', '2026-10-07T17:05:00Z')).toHaveLength(1)
  })
})

describe('a next action', () => {
  it('is reminded of on its day, once, unless it is done', async () => {
    const id = await idOf(await add('next-actions'))
    await add('next-actions', { text: 'Call back', day: '2026-10-07' })
    const at = (time: string) => mailsAt('send-reminders', time)
    expect(await at('2026-10-05T09:00:00Z')).toEqual([])
    const [mail] = await at('2026-10-06T09:00:00Z')
    expect(mail?.subject).toBe('You planned something for today')
    expect(mail?.text).toContain('Send a thank-you: Signalling placement at Halden Rail')
    expect(await at('2026-10-06T10:00:00Z')).toEqual([])
    const [other] = await list('next-actions').then(rows => rows.filter(row => row.id !== id))
    await sam.call('PUT', `/ajax/user/next-actions/${other?.id as number}/done`, { done: true })
    expect(await at('2026-10-07T09:00:00Z')).toEqual([])
  })

  it('is ticked off by its owner, with script and without', async () => {
    const id = await idOf(await add('next-actions'))
    const path = `/ajax/user/next-actions/${id}/done`
    expect((await ana.call('PUT', path, { done: true })).status).toBe(404)
    expect(await json(await sam.call('PUT', path, { done: true }))).toMatchObject({ id, done: true })
    expect((await sam.post(path)).status).toBe(303)
    expect(await list('next-actions')).toMatchObject([{ done: false }])
    expect(await sam.page('/dashboard/app-tracker')).toContain('6 October: Send a thank-you')
    await sam.post(path, { done: 'on' })
    expect(await list('next-actions')).toMatchObject([{ done: true }])
    expect(await sam.page('/dashboard/app-tracker')).not.toContain('Send a thank-you')
  })
})
