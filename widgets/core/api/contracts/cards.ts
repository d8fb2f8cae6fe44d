import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId } from './fields'

const ById = v.object({ id: itemId('Give the id of the item') })

/** A card as lists show it (`@firstrung/ui/contract`). */
export const AnyCard = v.looseObject({ id: v.number(), url: v.string() })

const Card = v.looseObject({
  ...AnyCard.entries,
  /** By the person who asks. */
  saved: v.boolean(),
  /** The job opens later. */
  canRegisterInterest: v.boolean(),
  closed: v.boolean(),
})

/** Details of one item. A closed job is still there; one that was taken down answers 410. */
export const cardCalls = {
  'GET /ajax/jobs/:id': { params: ById, answer: Card },
  'GET /ajax/reviews/:id': { params: ById, answer: Card },
  'GET /ajax/companies/:id': { params: ById, answer: Card },
} satisfies CallContracts
