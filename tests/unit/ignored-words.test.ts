import { expect, it } from 'vitest'
import { formatIgnored } from '../../host/features/public/search/copy'

it.each([
  ['😀', '“😀”'],
  ['nurse 😀', '“😀”'],
  ['!!!', '“!!!”'],
])('names what the search %s ignores', (search, named) => {
  expect(formatIgnored(search)).toContain(named)
})

it.each(['', 'R & D', 'C++', 'naïve chef', '看護師', 'nurse - leeds'])('has no note on %s', search => {
  expect(formatIgnored(search)).toBeNull()
})
