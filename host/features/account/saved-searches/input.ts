import { savedSearchFields } from '@firstrung/api/contracts'
import * as v from 'valibot'

/** `url` is the address of the search to save. */
export const NewSearchQuery = v.object({ url: v.fallback(v.optional(v.string(), ''), '') })

export const NewSearchFields = v.object(savedSearchFields)
