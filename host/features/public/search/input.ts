import * as v from 'valibot'
import { PageNumber, Slug } from '../../../http/inputs'
import { normaliseWords } from '../../../search'
import { parseSegments, type Scope, SCOPES, type Segments } from '../../../search/address'
import { SORTS } from '../../../search/address'
import { filtersOf, QUERY_FILTERS, type QueryFilter, type Refinements, selectValues } from '../../../search/filters'
import { RADII } from '../../../search/places'

const words = v.optional(v.pipe(v.string(), v.transform(normaliseWords)), '')

/** Filter segments in any order. An invalid segment makes the address a 404. */
export const SegmentParams = v.object({
  segments: v.optional(
    v.pipe(
      v.string(),
      v.transform(parseSegments),
      v.check(segments => segments !== undefined && isRadius(segments.within) && isFew(segments), 'Not a filter'),
      v.transform(segments => segments ?? { filters: {}, within: null }),
    ),
    '',
  ),
})

/** Nobody needs more, and each place is a circle whose distances have to be calculated. */
const MAX_PLACES = 20
const isFew = ({ filters }: Segments) => (filters.in ?? []).length <= MAX_PLACES

const isRadius = (miles: number | null) => miles === null || RADII.includes(miles)

/** An empty form field counts as no value. */
const valuesSchema = ({ values, control }: QueryFilter) =>
  v.optional(
    v.pipe(
      control === 'choices' ? v.union([v.string(), v.array(v.string())]) : v.string(),
      v.transform(value => [...new Set([value].flat())].filter(Boolean).sort()),
      v.array(v.picklist(values)),
    ),
    '',
  )

/** An empty form field counts as no value. */
const oneOf = (values: readonly number[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(text => text === '' || values.map(String).includes(text)),
      v.transform(text => (text === '' ? null : Number(text))),
    ),
    '',
  )

const degrees = (limit: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
      // A hundredth of a degree is about a kilometre: enough to search, too coarse to locate the user.
      v.transform(text => Math.round(Number(text) * 100) / 100),
      v.minValue(-limit),
      v.maxValue(limit),
    ),
  )

/** In a form, an invalid value counts as no value. In an address it is an error. */
const refinementEntries = (filters: readonly QueryFilter[], isForm: boolean): Record<never, never> =>
  Object.fromEntries(
    filters.map(filter => [filter.key, isForm ? v.fallback(valuesSchema(filter), []) : valuesSchema(filter)]),
  )

const withRefinements = <Query extends object>(query: Query): Query & { refinements: Refinements } => ({
  ...query,
  refinements: QUERY_FILTERS.reduce<Refinements>((refinements, filter) => {
    const values = (query as Record<string, readonly string[] | undefined>)[filter.key] ?? []
    return values.length > 0 ? selectValues(refinements, filter, values) : refinements
  }, {}),
})

/** `place` is the text of an unknown place, as entered. */
export const SearchQuery = (scope: Scope) =>
  v.pipe(
    v.object({
      search: words,
      place: words,
      sort: v.optional(v.picklist(SORTS[scope].map(([param]) => param))),
      page: PageNumber,
      lat: degrees(90),
      lng: degrees(180),
      ...refinementEntries(filtersOf(scope), false),
    }),
    v.transform(withRefinements),
  )

const slugs = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform(value => [value].flat()),
      v.array(Slug),
    ),
    [],
  ),
  [],
)

/**
 * The site's search form: `in` is the list to open, `from` the list that its filters belong to. Filters that the opened
 * list does not have are dropped; the words and the place remain.
 */
export const FormQuery = v.pipe(
  v.object({
    search: words,
    place: words,
    in: v.optional(v.picklist(SCOPES), 'jobs'),
    from: v.fallback(v.optional(v.picklist(SCOPES)), undefined),
    type: slugs,
    role: slugs,
    industry: slugs,
    for: slugs,
    company: slugs,
    within: v.fallback(oneOf(RADII), null),
    lat: v.fallback(degrees(90), undefined),
    lng: v.fallback(degrees(180), undefined),
    sort: v.fallback(v.optional(v.string()), undefined),
    ...refinementEntries(QUERY_FILTERS, true),
  }),
  v.transform(withRefinements),
)
