import { expect, it } from 'vitest'
import { readPlans, writePlans } from '../../host/features/tracker/application-plans'

const read = (cells: Record<string, string>) => {
  const { plans, remarks } = readPlans(heading => cells[heading] ?? '')
  return { plans: plans.flatMap(({ plans: fields }) => fields), remarks }
}

it('reads what it writes, with texts that look like fields or separators', () => {
  const person = {
    name: 'Priya: HR',
    role: null,
    address: null,
    phone: null,
    met: null,
    note: 'a\n----\n\nname: b\n  c',
  }
  expect(read({ People: writePlans([person, person]) })).toEqual({ plans: [person, person], remarks: [] })
})

it('leaves out what cannot be stored, with the reason, and keeps the rest', () => {
  const cell = 'text: Call\nday: 2026-10-06\ndone: true\n----\ntext: Call\nday: soon\n----\nsend thanks'
  expect(read({ 'Next actions': cell })).toEqual({
    plans: [{ text: 'Call', day: '2026-10-06', done: true }],
    remarks: [
      'Next actions: we leave out “text: Call\nday: soon”. Enter a real date',
      'Next actions: we leave out “send thanks”. Enter what you will do',
    ],
  })
})

it('keeps the first 20 of a job', () => {
  const { plans, remarks } = read({ People: Array.from({ length: 22 }, (_, n) => `name: P${n}`).join('\n----\n') })
  expect([plans.length, remarks]).toEqual([20, ['People: we keep the first 20']])
})
