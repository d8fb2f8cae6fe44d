import { contracts } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { Slug } from '../../../http/inputs'

export const MAX_ITEMS = 10

/** An unknown name answers 404 with the field. */
export const ByWidget = v.object({ widget: v.string() })

export const EMPLOYER_ADVICE =
  'Use the last part of the address of its page, such as halden-rail in /companies/halden-rail'

export const DataQuery = v.object({
  employer: v.optional(v.message(Slug, EMPLOYER_ADVICE)),
  limit: v.optional(
    v.message(
      v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_ITEMS)),
      `Use a whole number from 1 to ${MAX_ITEMS}`,
    ),
    String(MAX_ITEMS),
  ),
})

export const SuggestQuery = contracts['GET /suggestions.php'].query

export type DataRequest = v.InferOutput<typeof DataQuery>

const text = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)))

const oneOf = <const Values extends [string, ...string[]]>(values: Values) =>
  v.fallback(v.optional(v.picklist(values)), undefined)

/** Invalid appearance is ignored; the data report other errors. */
export const LookQuery = v.object({
  employer: text(120),
  heading: text(80),
  level: oneOf(['2', '3']),
  limit: text(10),
  scheme: oneOf(['auto', 'light', 'dark', 'inherit']),
  scope: oneOf(['jobs', 'reviews', 'companies']),
  size: oneOf(['small', 'medium', 'large']),
  theme: oneOf(['firstrung', 'plain']),
})

export type Look = v.InferOutput<typeof LookQuery>
