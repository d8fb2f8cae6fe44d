import { expect, it } from 'vitest'
import { findFillers } from '../../host/search/query/fillers'
import { NO_MEANINGS } from '../../host/search/query/meaning-queries'
import { parseParts } from '../../host/search/query/parse'

const frequencies = [
  { word: 'easy', head: 0, names: 0, anywhere: 80 },
  { word: 'office', head: 40, names: 30, anywhere: 700 },
  { word: 'cygnet', head: 0, names: 60, anywhere: 80 },
  { word: 'football', head: 0, names: 0, anywhere: 3 },
  { word: 'coding', head: 0, names: 0, anywhere: 80 },
]

it('requires no word that many texts and hardly any titles have, unless it names an employer or has synonyms', () => {
  const parts = parseParts('easy office cygnet football coding')
  const { common } = findFillers(parts, { ...NO_MEANINGS, frequencies, total: 5000 }, () => true)
  expect([...common].map(({ entered }) => entered)).toEqual(['easy'])
})
