import * as v from 'valibot'
import { IdAndSlug } from '../../../http/inputs'

export const ByIdAndSlug = v.object({ idAndSlug: IdAndSlug })
