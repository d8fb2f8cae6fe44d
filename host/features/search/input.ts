import * as v from 'valibot'
import { PageNumber, Slug } from '../../http/inputs'
import { parseSegments, type Scope, SCOPES, type Segments } from '../search-links'
import { CLOSING_DAYS, PATTERN_VALUES, SALARIES } from './bands'
import { RADII } from './places'
import { SORTS, USUAL_SHOW } from './state'
import { tidyWords } from './words'

const words = v.optional(v.pipe(v.string(), v.transform(tidyWords)), '')

/** The filter segments of an address, in whatever order; what is none is a 404. */
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

/** More places than anybody chooses; each is a circle whose distances have to be calculated. */
const MOST_PLACES = 20
const isFew = ({ filters }: Segments) => (filters.in ?? []).length <= MOST_PLACES

const isRadius = (miles: number | null) => miles === null || RADII.includes(miles)

/** One value or several of a parameter that may be repeated: each once, sorted. */
const several = <const T extends readonly [string, ...string[]]>(values: T) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform(value => [...new Set([value].flat())].filter(Boolean).sort()),
      v.array(v.picklist(values)),
    ),
    [],
  )

/** A number from a short list; an empty field of a form is none. */
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
      // A hundredth of a degree is about a kilometre: enough to search, too little to say who asks.
      v.transform(text => Math.round(Number(text) * 100) / 100),
      v.minValue(-limit),
      v.maxValue(limit),
    ),
  )

const refinements = {
  show: v.pipe(
    several(['open', 'opening-soon', 'local']),
    v.transform(show => (show.some(value => value !== 'local') ? show : [...show, ...USUAL_SHOW].sort())),
  ),
  'salary-min': oneOf(SALARIES),
  pattern: several(PATTERN_VALUES),
  closing: oneOf(CLOSING_DAYS),
  visa: v.optional(
    v.pipe(
      v.picklist(['yes', '']),
      v.transform(value => value === 'yes'),
    ),
  ),
}

/** `search` is what; `place` is a where that nobody knows, as it was typed. */
export const SearchQuery = (scope: Scope) =>
  v.object({
    search: words,
    place: words,
    sort: v.optional(v.picklist(SORTS[scope].map(([param]) => param))),
    page: PageNumber,
    lat: degrees(90),
    lng: degrees(180),
    ...refinements,
  })

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
 * The one search form of the site: `in` says which list it opens, `from` on which list its filters stand. What makes no
 * sense in the list that opens is left out; the words and the place still count.
 */
export const FormQuery = v.object({
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
  show: v.fallback(refinements.show, [...USUAL_SHOW]),
  'salary-min': v.fallback(refinements['salary-min'], null),
  pattern: v.fallback(refinements.pattern, []),
  closing: v.fallback(refinements.closing, null),
  visa: v.fallback(refinements.visa, false),
})
