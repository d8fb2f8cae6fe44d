import { expect, it } from 'vitest'
import { otherForms } from '../../host/search/query/fold'

it.each([
  ['chemistry', 'chemist'],
  ['photography', 'photographer'],
  ['baking', 'baker'],
  ['statistics', 'statistician'],
  ['accountant', 'accountancy'],
])('finds the people of what they do: %s and %s', (word, form) => {
  expect(otherForms(word)).toContain(form)
})

it('does not find what a manager does', () => {
  expect(otherForms('manager')).toEqual([])
})
