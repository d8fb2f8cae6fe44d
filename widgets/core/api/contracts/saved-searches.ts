import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId, returnField } from './fields'

const NO_ID = 'Give the id of the saved search'
const NO_FREQUENCY = 'Choose how often: daily, weekly or off'

const Name = v.pipe(
  v.string('Enter a name'),
  v.transform(text => text.replaceAll(/[\p{Cc}\s]+/gu, ' ')),
  v.trim(),
  v.nonEmpty('Enter a name'),
  v.maxLength(80, 'Name must be 80 characters or fewer'),
)
const Frequency = v.picklist(['daily', 'weekly', 'off'], NO_FREQUENCY)
const Url = v.pipe(
  v.string('Give the address of the search'),
  v.maxLength(2000, 'The address of the search must be 2,000 characters or fewer'),
)
const Id = v.optional(itemId(NO_ID))
const params = v.object({ id: itemId(NO_ID) })

/** A form without script sends "yes" or "no". */
const Paused = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['yes', 'no']),
      v.transform(value => value === 'yes'),
    ),
  ],
  'Say whether it is paused: true or false',
)

export const SavedSearch = v.object({
  id: v.number(),
  name: v.string(),
  /** The path and query of the list. */
  url: v.string(),
  scope: v.picklist(['jobs', 'reviews', 'companies']),
  frequency: Frequency,
  paused: v.boolean(),
  lastRunAt: v.string(),
  /** Jobs that have appeared since the user last ran it; always 0 for reviews and employers. */
  newCount: v.number(),
})

/** The fields of the form that saves a search. The name defaults to a description. */
export const savedSearchFields = {
  url: Url,
  name: v.optional(
    v.union(
      [
        Name,
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
      ],
      'Name must be 80 characters or fewer',
    ),
  ),
  frequency: Frequency,
}

const changes = { name: v.optional(Name), frequency: v.optional(Frequency), paused: v.optional(Paused) }

/** Saved searches. Changing and deleting take the id in the body or in the query. */
export const savedSearchCalls = {
  'GET /ajax/saved-search': { answer: v.object({ savedSearches: v.array(SavedSearch) }) },
  'POST /ajax/saved-search': {
    body: v.object({ ...savedSearchFields, return: returnField }),
    answer: SavedSearch,
  },
  'PUT /ajax/saved-search': {
    query: v.object({ id: Id }),
    body: v.object({ id: Id, ...changes }),
    answer: SavedSearch,
  },
  'DELETE /ajax/saved-search': { query: v.object({ id: Id }), body: v.object({ id: Id }) },
  /** A preview of the last week's mails about a search: at most ten jobs, and the total. */
  'GET /ajax/saved-search/preview': {
    query: v.object({ url: Url }),
    answer: v.object({
      name: v.string(),
      url: v.string(),
      total: v.number(),
      jobs: v.array(
        v.object({
          id: v.number(),
          title: v.string(),
          url: v.string(),
          company: v.string(),
          closes: v.nullable(v.string()),
        }),
      ),
    }),
  },
  /** Stops the mails of every saved search. */
  'POST /ajax/saved-search/unsubscribe-all': { body: v.object({ return: returnField }) },
  /** Opens the list and restarts the count of new jobs. */
  'POST /ajax/saved-search/:id/run': { params, answer: SavedSearch },
  'POST /ajax/saved-search/:id/change': { params, body: v.object({ ...changes, return: returnField }) },
  /** The fields of the form without script, in place of DELETE, and its Undo. */
  'POST /ajax/saved-search/:id/removal': { params, body: v.object({ return: returnField }) },
  'POST /ajax/saved-search/:id/restoration': { params, body: v.object({ return: returnField }), answer: SavedSearch },
} satisfies CallContracts
