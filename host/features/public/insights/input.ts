import * as v from 'valibot'
import { Slug } from '../../../http/inputs'

export const ByRole = v.object({ role: Slug })

export const Chosen = v.object({ role: v.optional(v.fallback(v.optional(Slug), undefined)) })
