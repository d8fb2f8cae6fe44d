import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId, returnField } from './fields'

const SavableType = v.picklist(['jobs', 'reviews', 'companies'], 'Choose jobs, reviews or companies')
const SavableId = itemId('Give the id of the item')

/** What can be saved. */
export const SavableItem = v.object({ type: SavableType, id: SavableId })

const Item = v.object({ id: v.number(), type: SavableType, reminders: v.boolean() })
const JobItem = v.object({
  ...Item.entries,
  updatedAt: v.string(),
  /** Milliseconds since 1970; null for a job without a deadline. */
  deadlineTimestamp: v.nullable(v.number()),
})

/** Saved items (spec section 7). */
export const savedItemCalls = {
  'GET /ajax/saved-items': {
    answer: v.object({
      savedJobItems: v.array(JobItem),
      savedReviewItems: v.array(Item),
      savedCompanyItems: v.array(Item),
    }),
  },
  'POST /ajax/saved-items/:type': {
    params: v.object({ type: SavableType }),
    body: v.object({ id: SavableId, return: returnField }),
    answer: Item,
  },
  'DELETE /ajax/saved-items/:type/:id': { params: SavableItem },
  /** What a form without script sends in place of DELETE. */
  'POST /ajax/saved-items/:type/:id/removal': { params: SavableItem, body: v.object({ return: returnField }) },
} satisfies CallContracts
