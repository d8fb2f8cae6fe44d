import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCOPES } from '../../../host/search/address'
import { quoteWord, normaliseWords, parseQuery, type ParsedText } from '../../../host/search/query'
import { createTestDatabase, type TestDatabase } from '../../support/database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await sql`insert into search_words values ('engineer'), ('nurse')`.execute(database.db)
})
afterAll(() => database.close())

/** Runs every query that the words produce. */
async function expectValid(text: string): Promise<ParsedText> {
  const words = await parseQuery(database.db, text, { scope: 'jobs', filters: {} })
  const queries = [
    words.tsquery,
    ...words.groups.map(({ entered }) => entered),
    ...words.groups.map(({ meant }) => meant),
  ]
  const { rows } = await sql<{ valid: boolean }>`
    select bool_and(to_tsvector('english', 'chef') @@ to_tsquery('english', query) is not null) as valid
    from unnest(${queries}::text[]) query`.execute(database.db)
  expect(rows[0]?.valid).toBe(true)
  expect([...words.entered].length).toBeLessThanOrEqual(100)
  return words
}

const OPERATORS = [
  '&',
  '|',
  '!',
  '<->',
  '<2>',
  '(',
  ')',
  ':*',
  ':A',
  "'",
  '"',
  '“',
  '”',
  '\\',
  '-',
  '--',
  '%',
  '_',
  ';',
  ',',
]
const piece = fc.oneof(
  fc.constantFrom(...OPERATORS, ' ', 'in', 'near', 'nusre', 'placement', 'it', 'the', 'C++', '.net', 'drop table jobs'),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ maxLength: 8 }),
)
const hostile = fc.array(piece, { maxLength: 30 }).map(pieces => pieces.join(''))

describe('hostile words', () => {
  it('always make valid queries', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async text => {
        await expectValid(text)
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand operators', '&|!()<->'.repeat(1_250)],
    ['ten thousand quotation marks', '"'.repeat(10_000)],
    ['ten thousand minuses', '-'.repeat(10_000)],
    ['NUL and half characters', 'nur\u0000se \ud800 \udc00'],
    ['syntax of tsquery', "chef:* & !('x' <-> y) | \\'"],
    ['a quotation of nothing', '"" -"" “”'],
    ['letters of many alphabets', 'повар 厨师 שף ﷺ İıßﬁ'],
    ['a hundred short words', 'a b '.repeat(25)],
  ])('%s are read', async (_name, text) => {
    await expectValid(text)
  })

  it('behind a million spaces are still read', async () => {
    expect((await expectValid(`${' '.repeat(1_000_000)}nurse`)).terms).toEqual(['nurse'])
  })

  it('are normalised and quoted once', () => {
    fc.assert(
      fc.property(hostile, text => {
        expect(normaliseWords(normaliseWords(text))).toBe(normaliseWords(text))
        const quoted = quoteWord(text, 'placement')
        expect(quoteWord(quoted, 'placement').length).toBeGreaterThanOrEqual(quoted.length)
      }),
    )
  })

  it('are read in every list', async () => {
    for (const scope of SCOPES) {
      const words = await parseQuery(database.db, '-"x" & nusre | \u0000', {
        scope,
        filters: { type: ['a'], in: ['b'] },
      })
      expect(words.inferred).toEqual([])
    }
  })
})
