import { expect, it } from 'vitest'
import { NO_MEANINGS } from '../../host/search/query/meaning-queries'
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

it.each(['quantity', 'security'])('takes no adjective for a form of %s', word => {
  expect(similarTo(word)).not.toContain(`${word.slice(0, -1)}':*`)
})
