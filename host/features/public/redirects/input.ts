import * as v from 'valibot'
import { Id } from '../../../http/inputs'

export const ById = v.object({ id: Id })
