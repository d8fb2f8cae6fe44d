import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId } from './fields'

const ById = v.object({ id: itemId('Give the id of the item') })

export const AnyCard = v.looseObject({ id: v.number(), url: v.string() })

const Card = v.looseObject({
  ...AnyCard.entries,
  saved: v.boolean(),
  canRegisterInterest: v.boolean(),
  closed: v.boolean(),
})

/** Details of one item. A closed job is still available; a removed one answers 410. */
export const cardCalls = {
  'GET /ajax/jobs/:id': { params: ById, answer: Card },
  'GET /ajax/reviews/:id': { params: ById, answer: Card },
  'GET /ajax/companies/:id': { params: ById, answer: Card },
} satisfies CallContracts
