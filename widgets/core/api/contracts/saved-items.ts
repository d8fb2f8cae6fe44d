import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { Checked, itemId, returnField } from './fields'
import { AppTrackerStages } from './tracker'

const SavableType = v.picklist(['jobs', 'reviews', 'companies'], 'Choose jobs, reviews or companies')
const SavedType = v.picklist(
  ['jobs', 'external-jobs', 'reviews', 'companies'],
  'Choose jobs, external-jobs, reviews or companies',
)
const ItemId = itemId('Give the id of the item')

/** The types that a visitor can save: all except external jobs. */
export const SavableItem = v.object({ type: SavableType, id: ItemId })
const SavedItemParams = v.object({ type: SavedType, id: ItemId })

const Reminders = v.boolean('Say whether reminders are on: true or false')

const Item = v.object({ id: v.number(), type: SavedType, reminders: v.boolean() })

const NO_ITEMS = 'Give the items that were removed'
const Instant = v.pipe(
  v.string(NO_ITEMS),
  v.isoTimestamp(NO_ITEMS),
  v.transform(text => new Date(text)),
)
const RemovedItem = v.object(
  {
    type: SavedType,
    id: ItemId,
    reminders: Reminders,
    starred: v.optional(v.boolean(NO_ITEMS), false),
    createdAt: Instant,
    updatedAt: Instant,
  },
  NO_ITEMS,
)
const RemovedItems = v.pipe(
  v.string(NO_ITEMS),
  v.parseJson(undefined, NO_ITEMS),
  v.array(RemovedItem, NO_ITEMS),
  v.minLength(1, NO_ITEMS),
  v.maxLength(500, NO_ITEMS),
)

const JobItem = v.object({
  ...Item.entries,
  updatedAt: v.string(),
  /** Milliseconds since 1970; null for a job without a deadline. */
  deadlineTimestamp: v.nullable(v.number()),
  appTrackerStages: AppTrackerStages,
})

const ListedJobItem = v.object({
  ...JobItem.entries,
  title: v.string(),
  company: v.string(),
  /** The job's page, if it has one; for an external job, its address on the other site, if given. */
  url: v.nullable(v.string()),
  state: v.picklist(['open', 'opening-soon', 'closed']),
  /** False for a job of this site that no longer has a page: title and employer come from the user's copy. */
  isListed: v.boolean(),
  starred: v.boolean(),
})

/** The order and filter of the saved jobs. By default the most recently saved comes first. */
const JobListQuery = v.object({
  'sort-by': v.optional(
    v.picklist(
      ['updatedAt', 'deadlineTimestamp', 'title', 'company'],
      'Sort by updatedAt, deadlineTimestamp, title or company',
    ),
    'updatedAt',
  ),
  /** Defaults to descending for `updatedAt`, ascending for the others. */
  direction: v.optional(v.picklist(['asc', 'desc'], 'Choose the direction asc or desc')),
  /** Leaves out the jobs that have not opened yet. */
  'exclude-pre-reg': v.optional(v.picklist(['true', 'false'], 'Give true or false'), 'false'),
  filter: v.optional(
    v.picklist(
      ['all', 'applied', 'unsuccessful', 'not-applied', 'starred'],
      'Choose the filter all, applied, unsuccessful, not-applied or starred',
    ),
    'all',
  ),
})

export const savedItemCalls = {
  'GET /ajax/saved-items': {
    answer: v.object({
      /** Includes external jobs. */
      savedJobItems: v.array(JobItem),
      savedReviewItems: v.array(Item),
      savedCompanyItems: v.array(Item),
    }),
  },
  'GET /ajax/saved-items/jobs': {
    query: JobListQuery,
    answer: v.object({ savedJobItems: v.array(ListedJobItem) }),
  },
  'POST /ajax/saved-items/:type': {
    params: v.object({ type: SavedType }),
    body: v.object({ id: ItemId, return: returnField }),
    answer: Item,
  },
  /** Sets the reminders of every saved item of one type; answers with their number. */
  'PUT /ajax/saved-items/:type/all': {
    params: v.object({ type: SavedType }),
    body: v.object({ reminders: Reminders, type: v.optional(SavedType) }),
    answer: v.object({ type: SavedType, reminders: v.boolean(), count: v.number() }),
  },
  'PUT /ajax/saved-items/:type/:id': {
    params: SavedItemParams,
    body: v.object({ reminders: Reminders }),
    answer: Item,
  },
  'DELETE /ajax/saved-items/:type/:id': { params: SavedItemParams },
  'POST /ajax/saved-items/:type/:id/removal': { params: SavedItemParams, body: v.object({ return: returnField }) },
  /** The fields of the Undo form of a removal: the removed items as JSON. */
  'POST /ajax/saved-items/restoration': { body: v.object({ items: RemovedItems, return: returnField }) },
  'POST /ajax/saved-items/:type/:id/reminders': {
    params: SavedItemParams,
    body: v.object({ reminders: Checked, return: returnField }),
  },
  'POST /ajax/saved-items/:type/:id/star': {
    params: SavedItemParams,
    body: v.object({ starred: Checked, return: returnField }),
  },
} satisfies CallContracts
