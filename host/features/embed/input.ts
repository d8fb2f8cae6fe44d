import { contracts } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { Slug } from '../../http/inputs'

const MOST_ITEMS = 10

/** Params of an embed. An unknown name answers 404 with the field. */
export const ByWidget = v.object({ widget: v.string() })

export const DataQuery = v.object({
  /** Slug of the employer. */
  employer: v.optional(Slug),
  /** The number of jobs or reviews. */
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MOST_ITEMS)),
    String(MOST_ITEMS),
  ),
})

export const SuggestQuery = contracts['GET /suggestions.php'].query

export type DataRequest = v.InferOutput<typeof DataQuery>

const text = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)))

/** What an embed shows and how it looks. */
export const LookQuery = v.object({
  employer: v.optional(Slug),
  heading: text(80),
  level: v.optional(v.picklist(['2', '3'])),
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|10)$/))),
  scheme: v.optional(v.picklist(['auto', 'light', 'dark', 'inherit'])),
  scope: v.optional(v.picklist(['jobs', 'reviews', 'companies'])),
  size: v.optional(v.picklist(['small', 'medium', 'large'])),
  theme: v.optional(v.picklist(['firstrung', 'plain'])),
})

export type Look = v.InferOutput<typeof LookQuery>
