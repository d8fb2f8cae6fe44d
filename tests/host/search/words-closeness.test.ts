import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeness, understand } from '../../../host/features/search/words'
import { createTestDatabase, type TestDatabase } from '../../support/database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const words = (text: string) => understand(database.db, text, { scope: 'jobs', filters: {} })

/** The titles, the closest to the search first; a stroke parts a title from the rest of the text. */
async function rank(search: string, texts: readonly string[]): Promise<string[]> {
  const vector = (text: string) => sql`to_tsvector('english', search_text(${sql.ref(text)}))`
  const columns = {
    title: vector('title'),
    words: sql`${vector('title')} || ${vector('body')}`,
    text: sql.ref('title'),
  }
  const { rows } = await sql<{ title: string }>`
    select title from (select split_part(t, '|', 1) as title, split_part(t, '|', 2) as body from unnest(${[...texts]}::text[]) t) texts
    order by ${closeness(await words(search), columns)} desc, title`.execute(database.db)
  return rows.map(({ title }) => title)
}

describe('closeness', () => {
  it('counts the share of words', async () => {
    expect(await rank('marine data chef', ['Chef', 'Marine chef', 'Marine data chef'])).toEqual([
      'Marine data chef',
      'Marine chef',
      'Chef',
    ])
  })

  it('counts a rare word more than a common one', async () => {
    const texts = ['Sales assistant', 'Care assistant', 'Library assistant', 'Marine biologist', 'Gallery assistant']
    expect((await rank('marine assistant', texts))[0]).toBe('Marine biologist')
  })

  it('puts what was typed before a synonym, and both before the text below the title', async () => {
    const texts = ['Porter|The cook asks for you.', 'Cook', 'Chef']
    expect(await rank('chef', texts)).toEqual(['Chef', 'Cook', 'Porter'])
  })

  it('puts a title that reads like the search before a longer one', async () => {
    expect((await rank('chef', ['Chef and head of the kitchens of seven schools', 'Chef']))[0]).toBe('Chef')
  })

  it('is the same for every text where nothing is wanted', async () => {
    expect(await rank('-chef', ['Cook', 'Baker'])).toEqual(['Baker', 'Cook'])
  })
})
