import { savedSearchFields } from '@firstrung/api/contracts'
import * as v from 'valibot'

/** The page that saves a search names it by its address. */
export const NewSearchQuery = v.object({ url: v.fallback(v.optional(v.string(), ''), '') })

export const NewSearchFields = v.object(savedSearchFields)
