import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProfile, readCompletion, saveProfileFields } from '../../../host/features/account/profile'
import { seedReference } from '../../../host/reference'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { buildUser } from '../../support/rows'

let database: TestDatabase
let pathways: Map<string, number>

beforeAll(async () => {
  database = await createTestDatabase()
  await seedReference(database.db)
  const rows = await database.db.selectFrom('entities').select(['id', 'slug']).where('list', '=', 'pathways').execute()
  pathways = new Map(rows.map(({ slug, id }) => [slug, id]))
})
afterAll(() => database.close())

let count = 0
const buildPerson = async () => {
  count += 1
  const passwords = { hash: () => Promise.resolve('hash') }
  return (await buildUser(database.db, passwords, { email: `person${count}@example.test` })).id
}

describe('a profile', () => {
  it('is empty for a new account, and undefined without one', async () => {
    const id = await buildPerson()
    expect(await findProfile(database.db, id)).toMatchObject({
      first_name: 'Sam',
      last_name: 'Reed',
      pathway_id: null,
      end_year: null,
      interest_ids: [],
    })
    expect(await findProfile(database.db, 987654)).toBeUndefined()
  })

  it('keeps the fields that a change leaves out', async () => {
    const id = await buildPerson()
    const pathway_id = pathways.get('undergraduate')
    await saveProfileFields(database.db, id, { pathway_id, first_name: 'Maya', end_year: 2027 })
    await saveProfileFields(database.db, id, { university_name: 'Abroad', last_name: 'Ray' })
    await saveProfileFields(database.db, id, {})
    expect(await findProfile(database.db, id)).toMatchObject({
      first_name: 'Maya',
      last_name: 'Ray',
      pathway_id,
      end_year: 2027,
      university_name: 'Abroad',
    })
  })

  it('goes with its account', async () => {
    const id = await buildPerson()
    await saveProfileFields(database.db, id, { end_year: 2027 })
    await database.db.deleteFrom('users').where('id', '=', id).execute()
    expect(await database.db.selectFrom('profiles').select('user_id').where('user_id', '=', id).execute()).toEqual([])
  })
})

describe('completion', () => {
  it('counts the account of a new person', async () => {
    expect(await readCompletion(database.db, await buildPerson())).toEqual({
      currentStage: 'pathway',
      isProfileCompleted: false,
      hasPathway: false,
      progression: 17,
    })
  })

  it('follows the answers, wherever they were given', async () => {
    const id = await buildPerson()
    await saveProfileFields(database.db, id, { pathway_id: pathways.get('undergraduate') })
    expect(await readCompletion(database.db, id)).toMatchObject({ hasPathway: true, progression: 33 })
    await saveProfileFields(database.db, id, { university_name: 'Abroad', end_year: 2027, interest_ids: [1] })
    await database.db
      .insertInto('job_preferences')
      .values({ user_id: id, type_ids: [1] })
      .execute()
    expect(await readCompletion(database.db, id)).toMatchObject({ isProfileCompleted: true, progression: 83 })
  })

  it('leads back to a stage that was skipped', async () => {
    const id = await buildPerson()
    const snapshot = JSON.stringify({ value: 'complete', context: { reached: 'complete' } })
    await database.db.insertInto('signup_states').values({ user_id: id, machine_version: 1, snapshot }).execute()
    await saveProfileFields(database.db, id, { pathway_id: pathways.get('undergraduate') })
    expect(await readCompletion(database.db, id)).toMatchObject({ currentStage: 'education' })
  })
})
