import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId } from './fields'

const ById = v.object({ id: itemId('Give the id of the review') })
/** How many people found the review helpful, and whether the person who asks is one of them. */
const Helpful = v.object({ helpful: v.number(), voted: v.boolean() })

/** Reviews that people found helpful: one vote for each person. */
export const reviewCalls = {
  'POST /ajax/reviews/:id/helpful': { params: ById, answer: Helpful },
  'DELETE /ajax/reviews/:id/helpful': { params: ById, answer: Helpful },
} satisfies CallContracts
