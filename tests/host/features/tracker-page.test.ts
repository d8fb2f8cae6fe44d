import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview, buildUser } from '../../support/rows'

let host: TestHost
let sam: Record<string, string>
let ana: Record<string, string>
/** `late` closes on 2026-10-30, `soon` on 2026-10-10, `open` never. */
let jobs: { late: number; soon: number; open: number }
let externalId: number

beforeAll(async () => {
  host = await createTestHost()
  const company = await buildCompany(host.db)
  const build = async (title: string, deadline_at: Date | null) =>
    (await buildJob(host.db, company.id, { title, slug: title.toLowerCase().replaceAll(' ', '-'), deadline_at })).id
  jobs = {
    late: await build('Late placement', new Date('2026-10-30T22:59:00Z')),
    soon: await build('Soon placement', new Date('2026-10-10T22:59:00Z')),
    open: await build('Open placement', null),
  }
  await buildUser(host.db, host.services.passwords)
  await buildUser(host.db, host.services.passwords, { email: 'ana@example.test', first_name: 'Ana' })
  sam = await host.callHeaders('sam@example.test')
  ana = await host.callHeaders('ana@example.test')
})
afterAll(() => host.close())
beforeEach(async () => {
  await continueAt('2026-10-05T09:00:00Z')
  for (const table of ['saved_items', 'app_tracker_stages', 'external_jobs'] as const) {
    await host.db.deleteFrom(table).execute()
  }
  const job = { jobTitle: '=HYPERLINK("x") lab', companyName: 'Fen, Bioscience' }
  externalId = ((await (await call('POST', '/ajax/user/external-jobs', job)).json()) as { id: number }).id
})

/** Logs in again, because unused sessions end. */
async function continueAt(time: string): Promise<void> {
  host.clock.set(time)
  sam = await host.callHeaders('sam@example.test')
}
const call = (method: string, path: string, body?: object, headers = sam) =>
  host.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
const get = (path: string, headers = sam) =>
  host.request(path, { headers: { Cookie: headers.Cookie ?? '' }, redirect: 'manual' })
const form = (path: string, fields: Record<string, string> | [string, string][]) =>
  host.request(path, {
    method: 'POST',
    headers: { Cookie: sam.Cookie ?? '', Origin: host.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([
      ['_csrf', sam['X-XSRF-TOKEN'] ?? ''],
      ...(Array.isArray(fields) ? fields : Object.entries(fields)),
    ]),
    redirect: 'manual',
  })
const track = (id: number, slug: string) =>
  call('PUT', `/ajax/user/app-tracker-stage/${id}`, { appTrackerStages: [{ slug, done: true }] })
const titlesIn = async (path: string) =>
  [...(await (await get(path)).text()).matchAll(/<h2[^>]*><a [^>]+#panel">([^<]+)</g)].map(([, title]) => title)
const stagesOf = async (id: number) => {
  const { savedJobItems } = (await (await call('GET', '/ajax/saved-items')).json()) as {
    savedJobItems: {
      id: number
      type: string
      appTrackerStages: { slug: string; done: boolean; date: string | null }[]
    }[]
  }
  return savedJobItems.find(item => item.id === id && item.type === 'jobs')?.appTrackerStages ?? []
}
const doneOf = async (id: number) => (await stagesOf(id)).filter(({ done }) => done).map(({ slug }) => slug)

async function fill(): Promise<void> {
  host.clock.set('2026-10-05T10:00:00Z')
  await track(jobs.late, 'applied')
  await track(jobs.open, 'unsuccessful')
  await track(jobs.soon, 'interested')
}

describe('the addresses of the tracker', () => {
  it.each([
    [
      '/dashboard/app-tracker/closing-soon',
      '/dashboard/app-tracker/not-applied?sort-by=deadlineTimestamp&direction=asc',
    ],
    ['/dashboard/app-tracker/nonsense', '/dashboard/my-hub'],
    ['/dashboard/app-tracker/all/abc', '/dashboard/my-hub'],
    ['/dashboard/app-tracker/all/0', '/dashboard/my-hub'],
    ['/dashboard/app-tracker/all/1/reviews', '/dashboard/my-hub'],
    ['/dashboard/app-tracker/all/1/jobs/more', '/dashboard/my-hub'],
    ['/dashboard/account', '/dashboard/account/personal-information'],
    ['/dashboard/account/nonsense', '/dashboard/my-hub'],
    ['/dashboard/saved-items/jobs/1', '/dashboard/saved-items'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, target])
  })

  it('lead visitors to the log-in and back', async () => {
    const answer = await host.request('/dashboard/app-tracker/applied', { redirect: 'manual' })
    expect(answer.headers.get('Location')).toBe('/login?return=%2Fdashboard%2Fapp-tracker%2Fapplied')
  })

  it('are private and not for search engines', async () => {
    const answer = await get('/dashboard/app-tracker')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
  })
})

describe('the lists', () => {
  it('hold the jobs of their filter, the newest change first', async () => {
    await fill()
    expect(await titlesIn('/dashboard/app-tracker')).toEqual([
      'Soon placement',
      'Late placement',
      '=HYPERLINK(&quot;x&quot;) lab',
      'Open placement',
    ])
    expect(await titlesIn('/dashboard/app-tracker/applied')).toEqual(['Late placement'])
    expect(await titlesIn('/dashboard/app-tracker/unsuccessful')).toEqual(['Open placement'])
  })

  it('close soonest first in the view of what closes soon, jobs without a date last', async () => {
    await track(jobs.open, 'interested')
    await track(jobs.late, 'interested')
    await track(jobs.soon, 'interested')
    const [first, second] = await titlesIn('/dashboard/app-tracker/not-applied?sort-by=deadlineTimestamp&direction=asc')
    expect([first, second]).toEqual(['Soon placement', 'Late placement'])
  })

  it('can be searched by title and employer', async () => {
    await fill()
    expect(await titlesIn('/dashboard/app-tracker/all?search=LATE')).toEqual(['Late placement'])
    expect(await titlesIn('/dashboard/app-tracker/all?search=fen')).toEqual(['=HYPERLINK(&quot;x&quot;) lab'])
    expect(await (await get('/dashboard/app-tracker/all?search=zebra')).text()).toContain('Nothing found')
  })

  it('ask for news after 21 days without a change', async () => {
    await track(jobs.late, 'applied')
    await continueAt('2026-10-25T09:00:00Z')
    expect(await (await get('/dashboard/app-tracker')).text()).not.toContain('Any news?')
    await continueAt('2026-10-26T09:00:00Z')
    expect(await (await get('/dashboard/app-tracker')).text()).toContain('Any news? You last updated it 21 days ago')
  })

  it('show nobody the jobs of someone else', async () => {
    await fill()
    const html = await (await get('/dashboard/app-tracker', ana)).text()
    expect(html).not.toContain('Late placement')
    expect(html).toContain('Nothing in your tracker yet')
    expect(await (await get(`/dashboard/app-tracker/all/${externalId}/external-jobs`, ana)).text()).toContain(
      'That job is not in your tracker',
    )
  })
})

describe('the panel', () => {
  it('shows how all applications to the employer were answered, from five people on', async () => {
    await track(jobs.late, 'applied')
    const shown = async () => {
      const html = await (await get(`/dashboard/app-tracker/all/${jobs.late}`)).text()
      const part = html.split('Everyone who applied to Halden Rail')[1]?.split('</section>')[0] ?? ''
      return [...part.matchAll(/<dd[^>]*>([^<]+)</g)].map(([, text]) => text)
    }
    const applies = async (name: string, id: number, answer?: string) => {
      const { id: user_id } = await buildUser(host.db, host.services.passwords, { email: `${name}@example.test` })
      const stages = [['applied', '2026-09-01'] as const, ...(answer ? [['interview', answer] as const] : [])]
      const common = { user_id, type: 'jobs', item_id: id, done: true, done_at: null, updated_at: new Date() } as const
      const rows = stages.map(([stage, date]) => ({ ...common, stage, date }))
      await host.db.insertInto('app_tracker_stages').values(rows).execute()
    }
    for (const name of ['bo', 'cy', 'di']) {
      await applies(name, jobs.late, '2026-09-11')
    }
    expect(await shown()).toEqual([])
    await applies('ed', jobs.soon)
    expect(await shown()).toEqual(['5 people', '60% (3 of 5)'])
    await applies('flo', jobs.open, '2026-09-05')
    await applies('gil', jobs.open, '2026-09-21')
    expect(await shown()).toEqual(['7 people', '71% (5 of 7)', '10 days (5 answers)'])
  })

  it('shows what reviews of the employer say about interviews, at an interview and from three answers on', async () => {
    const shown = async () =>
      (await (await get(`/dashboard/app-tracker/all/${jobs.late}`)).text()).match(/(Question|Step|Hidden) \d/g)
    const { company_id: id } = await host.db.selectFrom('jobs').select('company_id').executeTakeFirstOrThrow()
    const review = (text: string, more = {}) => buildReview(host.db, id, { interview_questions: text, ...more })
    await track(jobs.late, 'interview')
    await review('Question 1', { process_text: 'Step 1' })
    await review('Question 2')
    await review('Hidden 3', { state: 'under-review' })
    expect(await shown()).toBeNull()
    await review('Question 4')
    expect(await shown()).toEqual(['Question 4', 'Question 2', 'Question 1'])
    await track(jobs.late, 'offer')
    expect(await shown()).toBeNull()
  })

  it('tells that a job is not in the tracker', async () => {
    expect(await (await get(`/dashboard/app-tracker/all/${jobs.late}`)).text()).toContain(
      'That job is not in your tracker',
    )
  })

  it('saves ticked stages and their days, and keeps what another tab has changed', async () => {
    await fill()
    await track(jobs.late, 'online-test')
    // The form was rendered before another tab ticked the online test.
    const answer = await form(`/dashboard/app-tracker/stages/jobs/${jobs.late}`, [
      ['was', 'applied'],
      ['done', 'applied'],
      ['done', 'interview'],
      ['date-interview', '2026-10-20'],
    ])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/dashboard/app-tracker/all/${jobs.late}`])
    expect(await doneOf(jobs.late)).toEqual(['interested', 'applied', 'online-test', 'interview'])
    expect((await stagesOf(jobs.late)).find(({ slug }) => slug === 'interview')?.date).toBe('2026-10-20')
    await form(`/dashboard/app-tracker/stages/jobs/${jobs.late}`, { was: 'interview', 'date-interview': '' })
    expect(await doneOf(jobs.late)).toEqual(['interested', 'applied', 'online-test'])
  })

  it('names the day that does not exist and changes nothing', async () => {
    await fill()
    const answer = await form(`/dashboard/app-tracker/stages/jobs/${jobs.late}`, {
      done: 'offer',
      'date-offer': '2026-02-30',
    })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Enter a real date')
    expect(await doneOf(jobs.late)).toEqual(['interested', 'applied'])
  })
})

it('moves a job to a stage and clears what comes after it', async () => {
  await track(jobs.late, 'offer')
  const answer = await form(`/ajax/user/app-tracker-stage/${jobs.late}/move`, {
    stage: 'applied',
    return: '/dashboard/app-tracker',
  })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/app-tracker'])
  expect(await doneOf(jobs.late)).toEqual(['interested', 'applied'])
  await form(`/ajax/user/app-tracker-stage/${jobs.late}/move`, { stage: 'unsuccessful' })
  expect(await doneOf(jobs.late)).toEqual(['interested', 'applied', 'unsuccessful'])
})

describe('DELETE /ajax/user/app-tracker', () => {
  it('resets the named jobs, and all only when told so', async () => {
    await fill()
    const reset = (body: object) => call('DELETE', '/ajax/user/app-tracker', body)
    expect((await reset({})).status).toBe(422)
    expect((await reset({ all: false })).status).toBe(422)
    expect((await reset({ items: [] })).status).toBe(422)
    const applied = { appTrackerStages: [{ slug: 'applied', done: true }] }
    await call('PUT', `/ajax/user/app-tracker-stage/${jobs.late}`, applied, ana)
    expect(await (await reset({ items: [{ id: jobs.late, type: 'jobs' }] })).json()).toEqual({ reset: 1 })
    expect(await doneOf(jobs.late)).toEqual(['interested'])
    const left = await host.db
      .selectFrom('app_tracker_stages')
      .select('stage')
      .where('job_id', '=', jobs.late)
      .execute()
    expect(left.map(({ stage }) => stage)).toContain('applied')
    expect(await doneOf(jobs.open)).toEqual(['interested', 'unsuccessful'])
    expect((await call('DELETE', '/ajax/user/app-tracker', { all: true }, ana)).status).toBe(200)
    expect(await doneOf(jobs.open)).toEqual(['interested', 'unsuccessful'])
    expect((await form('/dashboard/app-tracker/clear', {})).status).toBe(303)
    expect(await doneOf(jobs.open)).toEqual(['interested'])
  })
})

describe('the export', () => {
  it('is a CSV file in which nothing runs as a formula', async () => {
    await fill()
    const answer = await get('/ajax/user/app-tracker/export')
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="firstrung-applications.csv"')
    const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true })
    expect(rows).toHaveLength(4)
    expect(rows.find(row => row.Employer === 'Fen, Bioscience')?.['Job title']).toBe(`'=HYPERLINK("x") lab`)
    expect(rows.find(row => row['Job title'] === 'Late placement')).toMatchObject({
      Stage: 'Applied',
      'Applied: done': '2026-10-05 11:00',
    })
  })

  it('is JSON with every stage, and has only one’s own jobs', async () => {
    await fill()
    const answer = await get('/ajax/user/app-tracker/export?format=json')
    const { applications } = (await answer.json()) as { applications: { title: string; stages: object[] }[] }
    expect(applications).toHaveLength(4)
    expect(applications[0]?.stages).toHaveLength(11)
    expect(await (await get('/ajax/user/app-tracker/export?format=json', ana)).json()).toEqual({ applications: [] })
    expect((await call('GET', '/ajax/user/app-tracker/export?format=xml')).status).toBe(404)
  })
})

describe('forms for jobs of other sites', () => {
  it('fill in the title and the employer of the pasted address', async () => {
    const url = 'https://careers.fen-bioscience.co.uk/jobs/summer-analyst-2027-R12345?x=1'
    const html = await (await get(`/dashboard/external-jobs/new?url=${encodeURIComponent(url)}`)).text()
    expect(html).toContain('value="Summer analyst 2027"')
    expect(html).toContain('value="Fen bioscience"')
  })

  it.each([
    [{ jobTitle: '  Kiln\n operator ', deadline: '2026-10-30T23:30:00Z' }, ['Kiln operator', '2026-10-30']],
    [{ jobTitle: 'x'.repeat(200), deadline: '31 October 2026' }, ['x'.repeat(150), '2026-10-31']],
    [{ jobTitle: '"><script>', deadline: 'soon' }, ['&quot;>&lt;script>']],
    [{ text: 'Look: https://www.moss.co.uk/jobs/kiln-operator #hiring' }, ['Kiln operator', 'Moss']],
    [{ url: 'javascript:alert(1)', 'jobTitle[]': 'a' }, []],
  ])('fill in what another page sends: %o', async (sent, values) => {
    const html = await (await get(`/dashboard/external-jobs/new?${new URLSearchParams(sent)}`)).text()
    for (const value of values) {
      expect(html).toContain(`value="${value}"`)
    }
    expect(html).not.toContain('<script>"')
  })

  it('come back after the log-in with what another page sent', async () => {
    const answer = await get('/dashboard/external-jobs/new?jobTitle=Kiln+operator', {})
    expect(answer.headers.get('Location')).toContain(encodeURIComponent('new?jobTitle=Kiln'))
  })

  it('add, change and delete a job', async () => {
    const fields = {
      jobTitle: 'Analyst',
      companyName: 'Fen',
      url: '',
      location: '',
      salaryText: '',
      deadline: '2026-12-01',
    }
    const added = await form('/dashboard/external-jobs/new', fields)
    expect(added.status).toBe(303)
    const id = Number(/(\d+)\/external-jobs$/.exec(added.headers.get('Location') ?? '')?.[1])
    const changed = await form(`/dashboard/external-jobs/${id}`, {
      ...fields,
      jobTitle: 'Senior analyst',
      deadline: '',
    })
    expect(changed.status).toBe(303)
    const read = async () => (await (await call('GET', `/ajax/user/external-jobs/${id}`)).json()) as object
    expect(await read()).toMatchObject({ jobTitle: 'Senior analyst', deadline: null })
    expect((await form(`/dashboard/external-jobs/${id}/removal`, {})).status).toBe(303)
    expect((await call('GET', `/ajax/user/external-jobs/${id}`)).status).toBe(404)
  })

  it('show what is wrong and keep what was entered', async () => {
    const answer = await form('/dashboard/external-jobs/new', {
      jobTitle: '',
      companyName: 'Fen',
      url: 'http://x.test',
      deadline: '2026-13-01',
    })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    for (const text of [
      'Enter the job title',
      'Enter a web address that starts with https://',
      'Deadline must be a real date',
      'value="http://x.test"',
    ]) {
      expect(html).toContain(text)
    }
  })
})

describe('the page of saved items', () => {
  it('groups what is saved, and removes several at once', async () => {
    await fill()
    await call('POST', '/ajax/saved-items/companies', { id: 1 })
    await continueAt('2026-10-20T09:00:00Z')
    const html = await (await get('/dashboard/saved-items?select=on')).text()
    expect(html.indexOf('Late placement')).toBeLessThan(html.indexOf('No longer open'))
    expect(html.indexOf('<h3><a href="/jobs/') > 0 && html.lastIndexOf('Soon placement')).toBeGreaterThan(
      html.indexOf('No longer open'),
    )
    const reviewable = [...html.matchAll(/href="\/write-a-review\/job-details\?job=(\d+)"/g)].map(([, id]) =>
      Number(id),
    )
    expect(reviewable).toContain(jobs.soon)
    expect(reviewable).not.toContain(jobs.late)
    const removed = await form('/dashboard/saved-items/removal', [
      ['items', `jobs-${jobs.soon}`],
      ['items', 'companies-1'],
    ])
    expect(removed.status).toBe(303)
    const saved = (await (await call('GET', '/ajax/saved-items')).json()) as Record<string, { id: number }[]>
    expect(saved.savedJobItems).toHaveLength(3)
    expect(saved.savedCompanyItems).toEqual([])
  })

  it('turns the reminders of every job on or off', async () => {
    await fill()
    await form('/dashboard/saved-items/reminders', { reminders: 'off' })
    const saved = (await (await call('GET', '/ajax/saved-items')).json()) as { savedJobItems: { reminders: boolean }[] }
    expect(saved.savedJobItems.map(({ reminders }) => reminders)).toEqual([false, false, false, false])
  })
})
