import { expect, it } from 'vitest'
import type { ReviewFlag } from '../../host/db/tables'
import { stageToContinue } from '../../host/features/reviews/review-drafts'

const flags: readonly ReviewFlag[] = [
  { kind: 'contact', field: 'team', words: '@team' },
  { kind: 'name', field: 'companyText', words: 'Priya Sharma' },
  { kind: 'name', field: 'bestThing', words: 'Sarah Connor' },
  { kind: 'capitals', field: 'roleText' },
]
const snapshot = { value: 'confirmation', context: { reached: 'confirmation' } }
const returned = { state: 'changes-requested', machine_version: 1, snapshot, flags, decision_text: null } as const

it.each([
  ['names-a-person', null, 'the-company'],
  ['names-a-person', 'Please take out Sarah Connor.', 'summary'],
  ['abusive', null, 'the-role'],
  ['other', 'Please take out Priya Sharma.', 'the-company'],
  ['unclear', null, 'confirmation'],
  [null, null, 'confirmation'],
])('opens a returned review at the text that is meant: %s, %s', (reason, decision_text, stage) => {
  expect(stageToContinue({ ...returned, reason, decision_text })).toBe(stage)
})

it('opens an unsent review where its author stopped', () => {
  expect(stageToContinue({ ...returned, state: 'draft', reason: 'names-a-person' })).toBe('confirmation')
})
