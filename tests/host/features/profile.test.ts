import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadProfile, readContactPreferences } from '../../../host/features/account/profile'
import { seedPlaces, seedReference } from '../../../host/reference'
import { createTestHost, type TestHost } from '../../support/host'
import { buildUser } from '../../support/rows'

type Headers = Record<string, string>

let host: TestHost
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
  headers = await host.callHeaders(email)
})

const put = (body: unknown) =>
  host.request('/user/profile-information', { method: 'PUT', headers, body: JSON.stringify(body) })
const errorsOf = async (body: unknown) => {
  const answer = await put(body)
  return [answer.status, ((await answer.json()) as { errors?: Record<string, string[]> }).errors] as const
}
const stored = async (section: 'job-preferences' | 'education' | 'pathway' | 'details' | 'contact-preferences') =>
  (await loadProfile(host.db, userId, { now: host.clock.now(), sections: [section] })).values
const storedAll = async () => {
  const sections = ['pathway', 'education', 'interests', 'job-preferences'] as const
  return (await loadProfile(host.db, userId, { now: host.clock.now(), sections })).values
}
const education = { university: 'University of Leeds', course: 'Law', endYear: 2027 }

describe('PUT /user/profile-information', () => {
  it('saves any fields and answers with user and completion', async () => {
    const answer = await put({ firstName: 'Maya', pathway: 'undergraduate', ...education, interests: ['read-reviews'] })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        user: { loggedIn: true, id: userId, firstname: 'Maya', email: `person${count}@example.test` },
        profileCompletion: {
          currentStage: 'pathway',
          isProfileCompleted: false,
          hasPathway: true,
          progression: 67,
        },
      },
    ])
    expect((await put({ types: ['placement'] })).status).toBe(200)
    expect(await (await host.request('/ajax/user/profile-completion', { headers })).json()).toMatchObject({
      isProfileCompleted: true,
      progression: 83,
    })
  })

  it('takes items by id, slug, name or alias, and derives the area from the course', async () => {
    const leeds = await host.db.selectFrom('entities').select('id').where('slug', '=', 'university-of-leeds').execute()
    for (const university of [leeds[0]?.id, 'university-of-leeds', 'university of leeds']) {
      expect((await put({ ...education, university })).status).toBe(200)
      expect(await stored('education')).toMatchObject({
        university: 'University of Leeds',
        universityNotListed: false,
        course: 'Law',
        degreeArea: 'law',
        endYear: 2027,
      })
    }
  })

  it('keeps a university and a course that are not listed', async () => {
    expect((await put({ ...education, university: 'Universität Wien' })).status).toBe(422)
    await put({ ...education, university: 'Universität Wien', universityNotListed: true, course: 'Rocketry' })
    expect(await stored('education')).toMatchObject({ university: 'Universität Wien', universityNotListed: true })
  })

  it('asks school students for their school, and forgets the university', async () => {
    await put({ pathway: 'undergraduate', ...education })
    await put({ pathway: 'school-or-college' })
    expect(await errorsOf({ school: '', qualification: '' })).toEqual([
      422,
      { school: ['Enter your school or college'], qualification: ['Choose what you are studying for'] },
    ])
    await put({ school: 'Roundhay School', qualification: 'a-level', endYear: 2027 })
    expect(await stored('education')).toMatchObject({ school: 'Roundhay School', university: null, course: null })
  })

  it('keeps the job preferences that a change leaves out', async () => {
    const places = ['Manchester', { place: 'leeds', radius: 50 }, 'LS1 4AP', 'Newport, Shropshire']
    const given = { types: ['placement', 'internship'], roles: ['audit'], industries: ['law'], places, radius: '10' }
    expect((await put({ ...given, salaryMin: '£24,000', needsVisa: 'yes', pattern: ['remote'] })).status).toBe(200)
    expect((await put({ roles: ['Data and AI'], startFrom: '2027-09-01' })).status).toBe(200)
    expect(await stored('job-preferences')).toMatchObject({
      types: ['placement', 'internship'],
      roles: ['data-ai'],
      industries: ['law'],
      places: [
        { place: 'manchester', name: 'Manchester', radius: 10 },
        { place: 'leeds', name: 'Leeds', radius: 50 },
        { place: 'ls1', name: 'LS1 (Leeds)', radius: 10 },
        { name: 'Newport, Shropshire', radius: 10 },
      ],
      pattern: ['remote'],
      salaryMin: 24000,
      startFrom: '2027-09-01',
      needsVisa: true,
    })
    await put({ places: [] })
    expect(await stored('job-preferences')).toMatchObject({ places: [], types: ['placement', 'internship'] })
  })

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ firstName: ' ' }, { firstName: 'Enter your first name' }],
    [{ lastName: 'x'.repeat(51) }, { lastName: 'Last name must be 50 characters or fewer' }],
    [{ pathway: 'nowhere' }, { pathway: 'Choose where you are now' }],
    [{ pathway: { id: 1 } }, { pathway: 'Choose where you are now' }],
    [
      { pathway: 'undergraduate', birthYear: '2019' },
      { birthYear: 'Enter a year of birth up to 2013, or leave blank' },
    ],
    [{ ...education, startYear: 2028 }, { endYear: 'End year must be the same as or after the start year' }],
    [{ ...education, endYear: 'soon' }, { endYear: 'Choose an end year from the list' }],
    [{ interests: [] }, { interests: 'Choose at least one' }],
    [{ roles: ['audit'], types: [] }, { types: 'Choose at least one type of job' }],
    [{ birthYear: 'long ago' }, { birthYear: 'Enter a year of birth up to 2013, or leave blank' }],
    [
      { types: ['placement'], places: ['Nowhereshire'] },
      { 'places.0': 'We could not find "Nowhereshire". Enter a town, city, county or postcode' },
    ],
    [
      { types: ['placement'], places: ['Leeds', { place: 'Manchestr', radius: 5 }] },
      { 'places.1': 'We could not find "Manchestr". Did you mean Manchester?' },
    ],
    [
      { types: ['placement'], places: ['Leeds', 'ZZ9 9ZZ', 'Nowhereshire'] },
      {
        'places.1': 'We could not find "ZZ9 9ZZ". Enter a town, city, county or postcode',
        'places.2': 'We could not find "Nowhereshire". Enter a town, city, county or postcode',
      },
    ],
    [
      { types: ['placement'], places: [{ place: 'Leeds', radius: 101 }] },
      { 'places.0': 'Choose how far from Leeds from the list' },
    ],
    [{ types: ['placement'], places: [{ radius: 5 }] }, { 'places.0': 'Enter a place' }],
    [{ types: ['placement'], places: 7 }, { 'places.0': 'Enter a place' }],
    [
      { types: ['placement'], places: ['Leeds', 'York', 'Hull', 'Bath', 'Derby', 'Oxford'] },
      { places: 'You can add up to 5 places' },
    ],
    [{ types: ['placement'], salaryMin: 'lots' }, { salaryMin: 'Salary must be a number, like 24000' }],
    [{ types: ['placement'], startFrom: '2027-02-30' }, { startFrom: 'Start date must be a real date' }],
    [{ phone: '12' }, { phone: 'Enter a UK phone number, or leave blank' }],
    [{ homePlace: 'Nowhereshire' }, { homePlace: 'Enter a town, city or county we know' }],
    [{ alerts: 'hourly' }, { alerts: 'Choose how often' }],
    [{ gender: 'woman' }, { consent: 'Tick the box to let us keep these answers, or skip this step' }],
  ])('refuses %j', async (body, expected) => {
    const errors = Object.fromEntries(Object.entries(expected).map(([name, text]) => [name, [text]]))
    expect(await errorsOf(body)).toEqual([422, errors])
  })

  it.each([
    [{ birthYear: 2004 }],
    [{ endYear: 2028 }],
    [{ school: 'Roundhay School' }],
    [{ eventTypes: ['webinar'] }],
    [{ salaryMin: 24_000 }],
  ])('takes %j before the other fields of its section, and does not call the section done', async body => {
    const answer = await put(body)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ profileCompletion: { progression: 17, hasPathway: false } })
    expect(await storedAll()).toMatchObject(body)
  })

  it('saves nothing when one field is wrong, and names every one', async () => {
    expect(await errorsOf({ firstName: 'Maya', phone: 'x', alerts: 'x' })).toEqual([
      422,
      { phone: ['Enter a UK phone number, or leave blank'], alerts: ['Choose how often'] },
    ])
    const user = host.db.selectFrom('users').select('first_name').where('id', '=', userId)
    expect(await user.executeTakeFirst()).toEqual({ first_name: 'Sam' })
  })

  it('survives hostile values and ignores unknown fields', async () => {
    for (const value of ['\u0000', '\ud800', "'; drop table users; --", [[]], { a: 1 }, -1, 1e300, true]) {
      const fields = ['university', 'course', 'school', 'pathway', 'places', 'homePlace', 'interests', 'types', 'phone']
      for (const field of fields) {
        const { status } = await put({ ...education, [field]: value })
        expect([200, 422], `${field} ${JSON.stringify(value)}`).toContain(status)
      }
    }
    expect((await put({ role: 'moderator', id: 1 })).status).toBe(200)
  })

  it('asks the owner of a new address to confirm it, and refuses without the password', async () => {
    const email = `new${count}@example.test`
    expect(await errorsOf({ email })).toEqual([422, { currentPassword: ['Enter your current password'] }])
    const wrong = await errorsOf({ email, currentPassword: 'not this one', firstName: 'Maya' })
    expect(Object.keys(wrong[1] ?? {})).toEqual(['currentPassword'])
    const currentPassword = 'correct horse battery'
    expect((await errorsOf({ email, currentPassword, phone: 'x' }))[0]).toBe(422)
    expect(await host.db.selectFrom('email_changes').select('email').execute()).toEqual([])
    const answer = await put({ email, currentPassword, firstName: 'Ana' })
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { user: { firstname: 'Ana', email: `person${count}@example.test` }, pendingEmail: email },
    ])
    expect(await host.db.selectFrom('email_changes').select('email').execute()).toEqual([{ email }])
  })

  it('needs a user', async () => {
    const visitor = { 'X-Requested-With': 'XMLHttpRequest', Origin: host.url }
    expect((await host.request('/ajax/user/profile-completion', { headers: visitor })).status).toBe(401)
    const answer = await host.request('/user/profile-information', { method: 'PUT', headers: visitor })
    expect(answer.status).toBe(401)
  })
})

describe('the answers about equality', () => {
  const answers = {
    consent: true,
    gender: 'woman',
    ethnicity: 'any-other-white',
    ethnicityText: 'Cornish',
    disability: 'no',
  }
  const consents = async () =>
    (
      await host.db
        .selectFrom('consents')
        .select(['given', 'created_at'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'equality')
        .orderBy('id')
        .execute()
    ).map(({ given, created_at }) => [given, created_at.toISOString()])

  it('are kept with the time of the consent, and deleted on their own', async () => {
    expect((await put({ ...answers, pathway: 'undergraduate' })).status).toBe(200)
    expect(
      await host.db.selectFrom('equality_answers').selectAll().where('user_id', '=', userId).execute(),
    ).toMatchObject([{ ethnicity_text: 'Cornish', disability: 'no', consented_at: host.clock.now() }])
    expect(await consents()).toEqual([[true, '2026-10-05T09:00:00.000Z']])
    const remove = () => host.request('/ajax/user/equality-answers', { method: 'DELETE', headers })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
    expect(await host.db.selectFrom('equality_answers').where('user_id', '=', userId).execute()).toEqual([])
    expect(await consents()).toEqual([
      [true, '2026-10-05T09:00:00.000Z'],
      [false, '2026-10-05T09:00:00.000Z'],
    ])
    expect(await stored('pathway')).toMatchObject({ pathway: 'undergraduate' })
  })

  it('keep a description only where the choice takes one', async () => {
    await put({ ...answers, genderText: 'ignored' })
    expect(
      await host.db.selectFrom('equality_answers').selectAll().where('user_id', '=', userId).execute(),
    ).toMatchObject([{ gender_text: null, ethnicity_text: 'Cornish' }])
  })
})

describe('under 18', () => {
  it('turns marketing and profiling off, and leaves them off', async () => {
    await put({ pathway: 'undergraduate', birthYear: 2000 })
    await put({ news: 'weekly', recommendations: true, alerts: 'daily', reminders: true })
    await put({ birthYear: 2010 })
    const off = { alerts: 'daily', news: 'off', reminders: true, recommendations: false }
    expect(await stored('contact-preferences')).toMatchObject(off)
    expect(await errorsOf({ news: 'weekly', recommendations: true })).toEqual([
      422,
      {
        news: ['You can turn this on once you are 18'],
        recommendations: ['You can turn this on once you are 18'],
      },
    ])
    await put({ birthYear: 2000 })
    expect(await readContactPreferences(host.db, userId, host.clock.now())).toMatchObject(off)
    const consents = await host.db
      .selectFrom('consents')
      .select('given')
      .where('user_id', '=', userId)
      .where('kind', '=', 'marketing')
      .orderBy('id')
      .execute()
    expect(consents.map(({ given }) => given)).toEqual([true, false])
  })
})
