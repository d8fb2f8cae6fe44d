import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedReferenceIfEmpty } from '../../../host/reference'
import { type BrowserSession, logIn } from '../../support/browser-session'
import { createTestHost, type TestHost } from '../../support/host'
import { mailsTo } from '../../support/mails'
import { buildUser } from '../../support/rows'

const TABS = '/dashboard/account'
let host: TestHost
let userId: number
let sam: BrowserSession

beforeAll(async () => {
  host = await createTestHost()
  await seedReferenceIfEmpty(host.db)
}, 60_000)
afterAll(() => host.close())
beforeEach(async () => {
  await host.db.deleteFrom('users').execute()
  userId = (await buildUser(host.db, host.services.passwords)).id
  sam = await logIn(host)
})

const save = (form: string, fields: Record<string, string>) => sam.post(`/account/profile/${form}`, fields)
const tab = (name: string) => sam.page(`${TABS}/${name}`)
const details = { firstName: 'Samir', lastName: 'Reed', pathway: 'undergraduate', birthYear: '2004' }
const profile = () => host.db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst()
const contact = () => host.db.selectFrom('contact_preferences').selectAll().executeTakeFirst()

it('needs no stage of signup: every form is there for a new person', async () => {
  for (const [name, forms] of [
    ['personal-information', ['details', 'education', 'equality']],
    ['job-preferences', ['job-preferences', 'interests']],
    ['contact-preferences', ['emails']],
  ] as const) {
    const page = await tab(name)
    for (const form of forms) {
      expect(page).toContain(`action="/account/profile/${form}"`)
    }
    expect(page).toContain('aria-label="Dashboard"')
  }
})

describe('personal information', () => {
  it('saves names, phone and place, and shows them', async () => {
    const answer = await save('details', { ...details, phone: '07700 900123', homePlace: 'Crewe' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${TABS}/personal-information`])
    const page = await tab('personal-information')
    expect(page).toContain('Profile saved')
    expect(page).toMatch(/value="Crewe[^"]*"/)
    expect(page).toContain('value="07700900123"')
    expect(page).toContain('Hi Samir')
    expect(
      (await save('details', { ...details, homePlace: /value="(Crewe[^"]*)"/.exec(page)?.[1] ?? '' })).status,
    ).toBe(303)
    expect((await profile())?.phone).toBeNull()
  })

  it('names every mistake beside its field, keeps what was entered, and saves nothing', async () => {
    const answer = await save('details', { ...details, firstName: '', phone: '12', homePlace: 'Nowhereville' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    for (const text of [
      'Enter your first name',
      'Enter a UK phone number, or leave blank',
      'Enter a town, city or county we know',
    ]) {
      expect(page).toContain(text)
    }
    expect(page).toContain('value="Nowhereville"')
    expect(page).toContain('<title>Error: ')
    expect(await profile()).toBeUndefined()
  })

  it('asks for the school or the university that goes with the pathway', async () => {
    await save('details', { ...details, pathway: 'school-or-college' })
    expect(await tab('personal-information')).toContain('name="school"')
    const fields = { school: 'Fen College', qualification: 'a-level', startYear: '2024', endYear: '2027' }
    expect((await save('education', fields)).status).toBe(303)
    expect(await profile()).toMatchObject({ school_name: 'Fen College' })
  })

  it('saves only the fields of its own form', async () => {
    await save('interests', { interests: 'internship', firstName: 'Eve', alerts: 'daily' })
    expect(await tab('personal-information')).toContain('Hi Sam')
    expect(await contact()).toBeUndefined()
  })

  it('stores answers about equality with consent, and deletes them', async () => {
    expect((await save('equality', { disability: 'no' })).status).toBe(422)
    expect((await save('equality', { consent: 'on', disability: 'no' })).status).toBe(303)
    expect(await tab('personal-information')).toContain('Delete my answers')
    const path = `${TABS}/personal-information`
    const answer = await sam.post('/register/about-you/removal', { return: path })
    expect(answer.headers.get('Location')).toBe(path)
    expect(await tab('personal-information')).not.toContain('Delete my answers')
    expect(await tab('data-security')).toContain('Storing your answers about equality: Withdrawn')
    const elsewhere = await sam.post('/register/about-you/removal', { return: 'https://evil.test/' })
    expect(elsewhere.headers.get('Location')).toBe('/')
  })
})

describe('the email address', () => {
  const change = (email: string, currentPassword = 'correct horse battery') =>
    sam.post('/account/email', { email, currentPassword })

  it('changes after its new owner has confirmed it, and the change can be taken back', async () => {
    expect((await change('new@example.test')).status).toBe(303)
    expect(await tab('personal-information')).toContain('sent a link to new@example.test')
    expect((await mailsTo(host, 'new@example.test')).length).toBe(1)
    expect((await mailsTo(host, 'sam@example.test')).at(-1)).toContain('about to change')
    const answer = await sam.post('/account/email/removal')
    expect(answer.status).toBe(303)
    expect(await tab('personal-information')).not.toContain('new@example.test')
  })

  it('names what is wrong', async () => {
    const wrong = await change('nothing', 'wrong')
    expect([wrong.status, (await wrong.text()).includes('Enter an email address in the right format')]).toEqual([
      422,
      true,
    ])
    const refused = await change('other@example.test', 'wrong')
    expect([refused.status, (await refused.text()).includes('Current password is not correct')]).toEqual([422, true])
  })
})

describe('contact preferences', () => {
  it('switches each kind of mail, and all of them at once', async () => {
    await save('emails', { alerts: 'daily', news: 'off' })
    expect(await tab('data-security')).not.toContain('News by email: Withdrawn')
    await save('emails', { alerts: 'daily', news: 'monthly', reminders: 'on', drafts: 'on' })
    const on = { alerts: 'daily', news: 'monthly', reminders: true, recommendations: false }
    expect(await contact()).toMatchObject({ ...on, changes: false, applications: false, drafts: true })
    expect(await tab('data-security')).toContain('News by email: Agreed')
    await save('emails', { alerts: 'off', news: 'off' })
    const off = { alerts: 'off', news: 'off', reminders: false, recommendations: false }
    expect(await contact()).toMatchObject({ ...off, changes: false, applications: false, drafts: false })
    expect(await tab('data-security')).toContain('News by email: Withdrawn')
  })

  it('keeps marketing off for people under 18, and says why', async () => {
    await save('details', { ...details, birthYear: '2010' })
    const page = await tab('contact-preferences')
    expect(page).not.toContain('id="news"')
    expect(page).toContain('once you are 18')
    const refused = await save('emails', { alerts: 'weekly', news: 'weekly' })
    expect([refused.status, (await refused.text()).includes('once you are 18')]).toEqual([422, true])
    expect((await save('emails', { alerts: 'weekly' })).status).toBe(303)
    expect(await contact()).toMatchObject({ alerts: 'weekly', news: 'off' })
  })
})

describe('job preferences', () => {
  it('stores types and places with a radius, and names a place that it does not know', async () => {
    const fields = { types: 'graduate', places: 'Crewe', radius: '25', salaryMin: '24000' }
    const types = await host.db.selectFrom('entities').select('slug').where('list', '=', 'job-types').limit(1).execute()
    const given = { ...fields, types: types[0]?.slug ?? '' }
    expect((await save('job-preferences', given)).status).toBe(303)
    expect(await tab('job-preferences')).toMatch(/value="Crewe/)
    const wrong = await save('job-preferences', { ...given, places: 'Nowhereville' })
    expect([wrong.status, (await wrong.text()).includes('We could not find')]).toEqual([422, true])
    expect((await save('job-preferences', { ...given, types: '' })).status).toBe(422)
  })
})

it.each(['/account/profile/details', '/account/email'])('leads the address %s to its tab', async path => {
  const answer = await sam.call('GET', path)
  expect([answer.status, answer.headers.get('Location')?.startsWith(`${TABS}/personal-information`)]).toEqual([
    302,
    true,
  ])
})
