import { expect, it } from 'vitest'
import { parseParts } from '../../host/search/query/parse'
import { isPronoun } from '../../host/search/query/pronoun'

const STOPS = 'is it and do for in to i the you if that'.split(' ')
const hasPronoun = (search: string) => {
  const parts = parseParts(search)
  return parts.some((_, index) => isPronoun(parts, index, STOPS))
}

it.each(['is it hard to be a nurse', 'draw and get paid for it', 'jobs if you do it well', 'do it'])(
  'takes "it" for a pronoun in %s',
  search => {
    expect(hasPronoun(search)).toBe(true)
  },
)

it.each([
  'it',
  'IT',
  'get paid for IT',
  'jobs in it',
  'it support',
  'jobs for it graduates',
  'graduate it and finance',
])('takes "it" for a field in %s', search => {
  expect(hasPronoun(search)).toBe(false)
})
