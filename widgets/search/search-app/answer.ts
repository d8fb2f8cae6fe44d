import { companyCard, jobCard, reviewCard, serviceItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/** One value of a facet, with how many results there would be; `url` has the value switched. */
export const aggregationItem = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  count: v.number(),
  selected: v.boolean(),
  url: v.string(),
  /** The kind that this one belongs to, where there are two levels. */
  parentId: v.optional(v.number()),
})

const aggregation = v.array(aggregationItem)

/** A choice that is no facet of the spec: working pattern, pay, closing date, visa. One value at a time. */
const refinement = v.object({
  key: v.picklist(['pattern', 'salary-min', 'closing', 'visa', 'show']),
  label: v.string(),
  /** One of the values at most, or any number of them. */
  many: v.boolean(),
  items: v.array(
    v.object({ value: v.string(), name: v.string(), count: v.number(), selected: v.boolean(), url: v.string() }),
  ),
})

const link = v.object({ text: v.string(), url: v.string() })
const countedLink = v.object({ text: v.string(), url: v.string(), count: v.number() })

const common = {
  meta: v.object({
    pagination: v.object({
      page: v.number(),
      perPage: v.number(),
      pages: v.number(),
      total: v.number(),
      /** First and last result of the page: "21-40 of 312". */
      first: v.number(),
      last: v.number(),
      /** Address of a page, with `{page}` where its number goes; the first page has none. */
      href: v.string(),
      firstHref: v.string(),
    }),
  }),
  totalResults: v.number(),
  /** Promoted jobs that match the filters: at most two, among the first ten; they change the order of no other. */
  services: v.array(v.object({ ...serviceItem.entries, job: jobCard })),
  aggregations: v.object({
    filteredByParentJobType: aggregation,
    filteredByParentJobRole: aggregation,
    filteredByCompanyIndustry: aggregation,
    filteredByRelevantFor: aggregation,
    filteredByCompany: aggregation,
  }),
  refinements: v.array(refinement),
  /** The places that were understood; a radius in miles where the place is a point. */
  locationsMeta: v.array(
    v.object({
      slug: v.string(),
      label: v.string(),
      lat: v.number(),
      lng: v.number(),
      kind: v.picklist(['point', 'area', 'nationwide']),
      radius: v.number(),
    }),
  ),
  pageTitles: v.object({ title: v.string(), h1: v.string(), description: v.string() }),
  /** The three lists with the same words, place and industry. */
  scopeUrls: v.array(
    v.object({
      scope: v.picklist(['jobs', 'reviews', 'companies']),
      label: v.string(),
      url: v.string(),
      total: v.number(),
      current: v.boolean(),
    }),
  ),
  queryString: v.object({
    /** Canonical path and query of this answer; a navigation to the same needs no new answer. */
    path: v.string(),
    array: v.object({ show: v.array(v.string()), location: v.array(v.string()), lat: v.nullable(v.number()) }),
    filtersAppliedCount: v.number(),
    variants: v.object({ withoutLocationFilter: v.string() }),
  }),
  sortingUrls: v.array(v.object({ param: v.string(), label: v.string(), url: v.string(), selected: v.boolean() })),
  /** The sort that counts as selected when none is. */
  defaultSort: v.string(),
  /** What narrows the list; `url` takes it away. Inferred ones were read out of the words. */
  chips: v.array(v.object({ text: v.string(), url: v.string(), inferred: v.boolean() })),
  /** Everything taken away but the words. */
  clearUrl: v.string(),
  /** What stands in the fields of the form. */
  form: v.object({
    search: v.string(),
    place: v.string(),
    /** Radius in miles, where the place is a point. */
    within: v.nullable(v.number()),
    radii: v.array(v.number()),
  }),
  /** "Showing results for {shown}. Search instead for {typed}": a word was not known, one like it was. */
  correction: v.nullable(v.object({ shown: v.string(), typed: v.string(), insteadUrl: v.string() })),
  /** Lines under the heading that say what the order or the place means. */
  notes: v.array(v.string()),
  /** Where a place was typed that nobody knows: what is like it. */
  unknownPlace: v.nullable(v.object({ typed: v.string(), like: v.array(link) })),
  /** Ways on from an empty list; null where something matches. */
  waysOn: v.nullable(
    v.object({
      spelling: v.nullable(countedLink),
      /** One filter less each; the text names the one that goes. */
      dropOne: v.array(countedLink),
      /** The same around the place, further out. */
      wider: v.array(countedLink),
      withoutLocation: v.nullable(countedLink),
    }),
  ),
  /** Where a visitor goes to save the search. */
  saveUrl: v.string(),
  searchBanner: v.nullable(
    v.object({
      ...serviceItem.entries,
      headline: v.string(),
      url: v.string(),
      logo: v.nullable(v.string()),
      company: v.string(),
    }),
  ),
}

/**
 * What a search answers (spec section 3, "Search result state"): the host's JSON and the props of `search-app`. Every
 * address in it is made by the server, so that the order of segments is known in one place.
 */
export const searchAnswer = v.variant('scope', [
  v.object({
    scope: v.literal('jobs'),
    /** `distance` in miles from the place, where the place is a point. */
    data: v.array(v.object({ ...jobCard.entries, distance: v.nullable(v.number()) })),
    /** Jobs that match some of the words, where few match all of them; they are in no count. */
    closeMatches: v.array(jobCard),
    ...common,
  }),
  v.object({ scope: v.literal('reviews'), data: v.array(reviewCard), closeMatches: v.array(reviewCard), ...common }),
  v.object({
    scope: v.literal('companies'),
    data: v.array(companyCard),
    closeMatches: v.array(companyCard),
    ...common,
  }),
])

export type SearchAnswer = v.InferOutput<typeof searchAnswer>
export type AggregationItem = v.InferOutput<typeof aggregationItem>
