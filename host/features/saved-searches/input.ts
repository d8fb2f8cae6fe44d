import { savedSearchFields } from '@firstrung/api/contracts'
import * as v from 'valibot'

/** The page that saves a search receives its address. */
export const NewSearchQuery = v.object({ url: v.fallback(v.optional(v.string(), ''), '') })

export const NewSearchFields = v.object(savedSearchFields)
