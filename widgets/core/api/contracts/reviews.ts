import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId } from './fields'

const ById = v.object({ id: itemId('Give the id of the review') })
/** The number of people who found the review helpful, and whether the current user is one of them. */
const Helpful = v.object({ helpful: v.number(), voted: v.boolean() })

/** Helpful votes on reviews: one per user. */
export const reviewCalls = {
  'POST /ajax/reviews/:id/helpful': { params: ById, answer: Helpful },
  'DELETE /ajax/reviews/:id/helpful': { params: ById, answer: Helpful },
} satisfies CallContracts
