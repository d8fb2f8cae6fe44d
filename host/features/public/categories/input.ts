import * as v from 'valibot'
import { Slug } from '../../../http/inputs'

export const BySlug = v.object({ slug: Slug })
