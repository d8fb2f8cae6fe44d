import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedPlaces, seedReference } from '../../../host/reference'
import { cookiesOf, tokenOf } from '../../support/cookies'
import { createTestHost, type TestHost } from '../../support/host'
import { REGISTRATION } from '../../support/registration'
import { buildUser } from '../../support/rows'

type Headers = Record<string, string>

interface State {
  state: string
  version: number
  progression: number
  transitions: string[]
  stages: { name: string; done: boolean; optional: boolean }[]
  data: Record<string, unknown>
  form: { stage: string; fields: { name: string; value: unknown }[]; saved?: object[] }
  message?: string
  errors?: Record<string, string[]>
}

const SIGNUP = '/ajax/state-machine/signup'
const PASSWORD = 'correct horse battery'
const pathway = { pathway: 'undergraduate', birthYear: '2004' }
const education = { university: 'University of Leeds', course: 'Law', endYear: '2027' }
/** As forms post them. */
const ANSWERS: [stage: string, answers: Record<string, string>][] = [
  ['pathway', pathway],
  ['education', education],
  ['interests', { interests: 'find-a-placement' }],
  ['job-preferences', { types: 'placement', roles: 'Audit', places: 'Leeds', radius: '25' }],
  ['about-you', { consent: 'on', gender: 'woman' }],
  ['contact-preferences', { alerts: 'weekly', news: 'off', reminders: 'on' }],
]

let host: TestHost
let cookies: Headers
let headers: Headers
let userId: number

beforeAll(async () => {
  host = await createTestHost()
  await seedReference(host.db)
  await seedPlaces(host.db)
}, 120_000)
afterAll(() => host.close())

let count = 0
beforeEach(async () => {
  count += 1
  const email = `person${count}@example.test`
  userId = (await buildUser(host.db, host.services.passwords, { email })).id
  const { Cookie, token } = await host.signInAs(email, PASSWORD)
  cookies = { Cookie }
  headers = { Cookie, 'X-XSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
})

async function call(body?: object, path = SIGNUP): Promise<State & { status: number }> {
  const init = body ? { method: 'PUT', body: JSON.stringify(body) } : {}
  const answer = await host.request(path, { ...init, headers })
  return { ...((await answer.json()) as State), status: answer.status }
}
const next = (data: object, more: object = {}) => call({ transition: 'next', data, ...more })
const jump = (stage: string, more: object = {}) => call({ stage, ...more }, `${SIGNUP}-jump-stage`)
const post = (stage: string, fields: Record<string, string | string[]>) =>
  host.post(`/register/${stage}`, { _csrf: tokenOf(cookies.Cookie ?? ''), ...fields }, { headers: cookies })
const page = (stage: string) => host.request(`/register/${stage}`, { headers: cookies })
const goTo = (answer: Response) => [answer.status, answer.headers.get('Location')]

describe('GET /ajax/state-machine/signup', () => {
  it('tells a new person where they are', async () => {
    expect(await call()).toMatchObject({
      machine: 'signup',
      state: 'pathway',
      version: 0,
      progression: 17,
      transitions: ['next', 'back', 'skip'],
      stages: [
        { name: 'account', done: true, optional: false },
        { name: 'pathway', done: false, optional: false },
        { name: 'education' },
        { name: 'interests' },
        { name: 'job-preferences' },
        { name: 'about-you', done: false, optional: true },
        { name: 'contact-preferences' },
        { name: 'complete', done: false },
      ],
      data: { firstName: 'Sam', pathway: null, interests: [] },
    })
  })

  it('needs a user', async () => {
    const visitor = { 'X-Requested-With': 'XMLHttpRequest' }
    expect((await host.request(SIGNUP, { headers: visitor })).status).toBe(401)
    expect(goTo(await host.request('/register/pathway'))).toEqual([302, '/login?return=%2Fregister%2Fpathway'])
  })

  it('shows the answers about equality in their stage only', async () => {
    await jump('about-you', { from: 'hub' })
    expect((await next({ consent: true, gender: 'woman' })).data).not.toHaveProperty('gender')
    expect((await jump('about-you')).data).toMatchObject({ gender: 'woman' })
  })
})

describe('PUT /ajax/state-machine/signup', () => {
  it('saves the answers and moves on, skips, and goes back', async () => {
    expect(await next({ pathway: 'undergraduate' })).toMatchObject({ status: 200, state: 'education', version: 1 })
    expect(await call({ transition: 'skip' })).toMatchObject({ state: 'interests', version: 2, progression: 33 })
    expect(await call({ transition: 'back' })).toMatchObject({ state: 'education', version: 3 })
    expect(await call({ transition: 'jump:pathway' })).toMatchObject({
      state: 'pathway',
      data: { pathway: 'undergraduate' },
    })
    expect(await call({ transition: 'next' })).toMatchObject({ state: 'education', data: { pathway: 'undergraduate' } })
  })

  it('goes on a week later', async () => {
    await next(pathway)
    host.clock.set('2026-10-12T09:00:00Z')
    const { Cookie } = await host.signInAs(`person${count}@example.test`, PASSWORD)
    headers = { ...headers, Cookie }
    expect(await call()).toMatchObject({ state: 'education', data: { pathway: 'undergraduate', birthYear: 2004 } })
    host.clock.set('2026-10-05T09:00:00Z')
  })

  it('refuses answers that are wrong and stays', async () => {
    expect(await next({ pathway: 'nowhere' })).toMatchObject({
      status: 422,
      errors: { pathway: ['Choose where you are now'] },
    })
    expect(await call({ transition: 'fly' })).toMatchObject({
      status: 422,
      errors: { transition: [expect.any(String)] },
    })
    expect(await call({ transition: 'next', data: [] })).toMatchObject({ status: 422 })
    expect(await call({ transition: 'next', version: 'x' })).toMatchObject({
      status: 422,
      errors: { version: [expect.any(String)] },
    })
    expect(await call()).toMatchObject({ state: 'pathway', version: 0 })
  })

  it('refuses what the state does not allow, and tells the state', async () => {
    expect(await call({ transition: 'jump:complete' })).toMatchObject({ status: 409, state: 'pathway', version: 0 })
    await call({ transition: 'back' })
    expect(await call({ transition: 'skip' })).toMatchObject({ status: 409, state: 'account', transitions: ['next'] })
  })

  it('refuses the second of two tabs and shows what the first one stored', async () => {
    expect(await next(pathway, { version: 0 })).toMatchObject({ status: 200, version: 1 })
    expect(await next({ pathway: 'apprentice' }, { version: 0 })).toMatchObject({
      status: 409,
      state: 'education',
      version: 1,
      data: { pathway: 'undergraduate' },
    })
    await call({ transition: 'back' })
    const stale = await next({ pathway: 'apprentice', birthYear: '2004' }, { version: 1 })
    expect([stale.status, stale.form.saved]).toEqual([409, [{ label: 'I am a', text: 'Undergraduate' }]])
  })

  it('lets one of many requests at once through', async () => {
    const statuses = await Promise.all(Array.from({ length: 6 }, () => next(pathway, { version: 0 })))
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await call()).toMatchObject({ state: 'education', version: 1 })
  })

  it('asks about school where the pathway is school', async () => {
    await next({ pathway: 'school-or-college' })
    const { form } = await call()
    expect(form.fields.map(({ name }) => name)).toEqual(['school', 'qualification', 'startYear', 'endYear'])
    expect(await next({ school: 'Roundhay', qualification: 'a-level', endYear: 2028 })).toMatchObject({
      state: 'interests',
    })
  })

  it('offers people under 18 neither marketing nor profiling, and no alerts at first', async () => {
    await next({ pathway: 'school-or-college', birthYear: 2010 })
    const { form } = await jump('contact-preferences', { from: 'hub' })
    expect(form.fields.map(({ name, value }) => [name, value])).toEqual([
      ['alerts', 'off'],
      ['reminders', true],
    ])
    await next({ alerts: 'off', reminders: true })
    expect((await call()).data).toMatchObject({ news: 'off', recommendations: false })
  })
})

describe('PUT /ajax/state-machine/signup-jump-stage', () => {
  it('jumps to what was reached, and from the hub to every stage with questions', async () => {
    expect(await jump('interests')).toMatchObject({ status: 409, state: 'pathway' })
    expect(await jump('interests', { from: 'hub' })).toMatchObject({ status: 200, state: 'interests' })
    expect(await jump('pathway')).toMatchObject({ status: 200, state: 'pathway' })
    expect(await jump('complete', { from: 'hub' })).toMatchObject({ status: 409 })
    expect(await jump('nowhere')).toMatchObject({ status: 422, errors: { stage: [expect.any(String)] } })
  })
})

describe('the pages without script', () => {
  it('lead from registration to the end', async () => {
    const registered = await host.post('/register', { ...REGISTRATION, email: `maya${count}@example.test` })
    expect(goTo(registered)).toEqual([303, '/register/pathway'])
    cookies = { Cookie: cookiesOf(registered) }
    for (const [index, [stage, answers]] of ANSWERS.entries()) {
      const html = await (await page(stage)).text()
      expect(html).toContain(`action="/register/${stage}"`)
      const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
      const after = ANSWERS[index + 1]?.[0] ?? 'complete'
      expect(goTo(await post(stage, { transition: 'next', version, ...answers })), stage).toEqual([
        303,
        `/register/${after}`,
      ])
    }
    expect(await (await page('complete')).text()).toContain('href="/dashboard/my-hub"')
    const email = `maya${count}@example.test`
    const { id } = await host.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const preferences = host.db.selectFrom('contact_preferences').selectAll().where('user_id', '=', id)
    expect(await preferences.execute()).toMatchObject([{ alerts: 'weekly', reminders: true, recommendations: false }])
  })

  it('keep what was entered and say what is wrong', async () => {
    await next(pathway)
    const answer = await post('education', { university: 'Hogwarts', course: 'Potions', endYear: '2027' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('<title>Error: What are you studying?</title>')
    expect(html).toContain('value="Hogwarts"')
    expect(html).toMatch(/<option[^>]* value="2027"[^>]* selected|<option selected[^>]* value="2027"/)
    expect(html).toMatch(/id="university-error"[^]*Choose a university from the list/)
  })

  it('go back and skip, and lead to the present stage', async () => {
    expect(goTo(await page('interests'))).toEqual([302, '/register/pathway'])
    expect(goTo(await post('pathway', { transition: 'skip' }))).toEqual([303, '/register/education'])
    expect(goTo(await post('education', { transition: 'back' }))).toEqual([303, '/register/pathway'])
    expect((await page('education')).status).toBe(200)
    expect((await page('nowhere')).status).toBe(404)
    expect(goTo(await page('complete'))).toEqual([302, '/register/pathway'])
  })

  it('take the answers of an earlier stage', async () => {
    await next(pathway)
    await call({ transition: 'skip' })
    expect(goTo(await post('pathway', { transition: 'next', pathway: 'postgraduate' }))).toEqual([
      303,
      '/register/education',
    ])
    expect((await call()).data).toMatchObject({ pathway: 'postgraduate', birthYear: null })
  })

  it('show both versions after another tab has changed the answers, and then take the new ones', async () => {
    await next(pathway)
    await call({ transition: 'back' })
    const answer = await post('pathway', { transition: 'next', version: '0', pathway: 'apprentice', birthYear: '2004' })
    const html = await answer.text()
    expect(answer.status).toBe(409)
    expect(html).toMatch(/Saved in the other tab[^]*I am a[^]*Undergraduate/)
    expect(html).toMatch(/value="apprentice"[^>]*checked|checked[^>]*value="apprentice"/)
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
    expect(goTo(await post('pathway', { transition: 'next', version, pathway: 'apprentice' }))[0]).toBe(303)
  })

  it('untick what was ticked', async () => {
    await jump('contact-preferences', { from: 'hub' })
    await next({ alerts: 'daily', news: 'weekly', reminders: true, recommendations: true })
    await post('contact-preferences', { transition: 'next', alerts: 'off', news: 'off' })
    expect((await call()).data).toMatchObject({ alerts: 'off', news: 'off', reminders: false, recommendations: false })
  })

  it('delete the answers about equality', async () => {
    await jump('about-you', { from: 'hub' })
    await post('about-you', { transition: 'next', consent: 'on', gender: 'woman' })
    expect(await (await page('about-you')).text()).toContain('Delete my answers')
    expect(goTo(await post('about-you/removal', {}))).toEqual([303, '/register/about-you'])
    expect(await host.db.selectFrom('equality_answers').where('user_id', '=', userId).execute()).toEqual([])
    expect(await (await page('about-you')).text()).not.toContain('Delete my answers')
  })

  it('take five places, each with its radius, by name, postcode or outcode', async () => {
    await jump('job-preferences', { from: 'hub' })
    const rows = {
      places: ['Leeds', '', 'LS1 4AP', 'm14', 'Newport, Shropshire'],
      radius: ['5', '15', '0', '25', '50'],
    }
    const sent = { transition: 'next', types: 'placement', ...rows }
    expect(goTo(await post('job-preferences', sent))).toEqual([303, '/register/about-you'])
    const places = [
      { place: 'leeds', name: 'Leeds', radius: 5 },
      { place: 'ls1', name: 'LS1 (Leeds)', radius: 0 },
      { place: 'm14', name: 'M14 (Manchester)', radius: 25 },
      { place: expect.any(String) as string, name: 'Newport, Shropshire', radius: 50 },
    ]
    expect((await call()).data).toMatchObject({ places })
    const html = await (await page('job-preferences')).text()
    const names = [...html.matchAll(/<input[^>]*name="places"[^>]*>/g)].map(
      ([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? '',
    )
    expect(names).toEqual(['Leeds', 'LS1 (Leeds)', 'M14 (Manchester)', 'Newport, Shropshire', ''])
    const radii = [...html.matchAll(/<select[^>]*name="radius"[^]*?<\/select>/g)].map(
      ([select]) => /<option[^>]*selected[^>]*>([^<]*)/.exec(select)?.[1],
    )
    expect(radii).toEqual([
      'Within 5 miles',
      'In the place itself',
      'Within 25 miles',
      'Within 50 miles',
      'Within 15 miles',
    ])
    await post('job-preferences', {
      transition: 'next',
      types: 'placement',
      places: names,
      radius: ['5', '0', '25', '50', '15'],
    })
    expect((await call()).data).toMatchObject({ places })
  })

  it('keep rows with an unknown place, and name it', async () => {
    await jump('job-preferences', { from: 'hub' })
    const rows = { places: ['Leeds', '', 'Nowhereshire', '', ''], radius: ['5', '15', '10', '15', '15'] }
    const answer = await post('job-preferences', { transition: 'next', types: 'placement', ...rows })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toMatch(/id="places\.2-error"(?:(?!<\/p>).)*We could not find (&quot;|")Nowhereshire/s)
    expect(html).toMatch(/<input[^>]*id="places\.2"[^>]*value="Nowhereshire"|value="Nowhereshire"[^>]*id="places\.2"/)
    expect(html).toContain('href="#places.2"')
  })

  it('refuse answers about equality without consent', async () => {
    await jump('about-you', { from: 'hub' })
    const answer = await post('about-you', { transition: 'next', gender: 'woman' })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Tick the box')])
  })
})
