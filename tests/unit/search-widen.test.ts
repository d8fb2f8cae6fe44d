import { expect, it } from 'vitest'
import { NO_MEANINGS } from '../../host/search/query/meaning-queries'
import { workOf } from '../../host/search/query/preferences'
import { widen } from '../../host/search/query/widen'

/** The query of one word for searches that find nothing. */
function similarTo(word: string): string {
  const one = { phrase: [word] }
  const [similar] = widen(
    { runs: [{ entered: one, meant: one, groups: [{ entered: one, meant: one }] }], without: [] },
    NO_MEANINGS,
  )
  return similar?.textQuery.tsquery ?? ''
}

it.each([
  ['pharmacy', 'pharmac'],
  ['accountancy', 'accountan'],
  ['accountant', 'accountan'],
])('asks for other forms of %s', (word, beginning) => {
  expect(similarTo(word)).toContain(`${beginning}':*`)
})

it('asks for the word itself in the text: bank nurses are not in banking', () => {
  expect(similarTo('banking')).toContain("'banking' & 't0bank':*")
})

it('looks for the work that a subject leads to, by any of its names', () => {
  const one = { phrase: ['maths'] }
  const run = { entered: one, meant: one, groups: [{ entered: one, meant: one }] }
  const work = workOf(run, { ...NO_MEANINGS, subjects: [{ name: 'mathematics', area: 'mathematical-sciences' }] })
  const [, leads] = widen({ runs: [{ ...run, work }], without: [] }, NO_MEANINGS)
  expect(leads?.textQuery.tsquery).toContain('t0statistician')
})

it.each(['quantity', 'security'])('takes no adjective for a form of %s', word => {
  expect(similarTo(word)).not.toContain(`${word.slice(0, -1)}':*`)
})
