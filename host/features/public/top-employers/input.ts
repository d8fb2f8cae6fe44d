import * as v from 'valibot'
import { Slug } from '../../../http/inputs'

const Year = v.pipe(v.string(), v.regex(/^20\d\d$/), v.transform(Number))

export const ByYear = v.object({ year: Year })

export const ByYearAndList = v.object({ year: Year, list: Slug })
