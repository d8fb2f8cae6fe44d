import * as v from 'valibot'
import type { SavedType } from '../../db/tables'
import { Id } from '../../http/inputs'

const TYPES = ['jobs', 'reviews', 'companies'] as const satisfies readonly SavedType[]

/** A kind or an id that cannot be saved is a fault of the call, not of the address: 422, and the client asks anew. */
export const ByType = v.object({ type: v.string() })
export const ByTypeAndId = v.object({ type: v.string(), id: v.string() })

export const SavableItemInput = v.object({
  type: v.picklist(TYPES, 'Choose jobs, reviews or companies'),
  id: v.union([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)), Id], 'Say which one by its id'),
})

/** Where a form goes on; without it, back to the page it came from. */
export const SaveBody = v.object({
  id: v.optional(v.unknown()),
  return: v.optional(v.string('Say where to go on')),
})
export const RemoveBody = v.object({ return: v.optional(v.string('Say where to go on')) })

/** `jobs-12`, as links say what is to be saved after login; undefined for anything else. */
export function parseSavableItem(text: string | undefined): v.InferOutput<typeof SavableItemInput> | undefined {
  const [, type, id] = /^([a-z]+)-(\d+)$/.exec(text ?? '') ?? []
  const result = v.safeParse(SavableItemInput, { type, id })
  return result.success ? result.output : undefined
}

const Item = v.object({ id: v.number(), type: v.picklist(TYPES), reminders: v.boolean() })
const Job = v.object({
  ...Item.entries,
  updatedAt: v.string(),
  /** Milliseconds; null for a job without a closing date. */
  deadlineTimestamp: v.nullable(v.number()),
})

export const SavedItemsAnswer = v.object({
  savedJobItems: v.array(Job),
  savedReviewItems: v.array(Item),
  savedCompanyItems: v.array(Item),
})
export const SavedItemAnswer = Item
