import * as v from 'valibot'
import { Slug } from '../../http/inputs'

export const ByRole = v.object({ role: Slug })
