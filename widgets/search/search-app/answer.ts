import { companyCard, jobCard, reviewCard, serviceItem } from '@firstrung/ui/contract'
import * as v from 'valibot'

/** One value of a facet with its number of results; `url` adds the value, or removes it if selected. */
export const aggregationItem = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  count: v.number(),
  selected: v.boolean(),
  url: v.string(),
  /** Id of the parent value, in facets with two levels. */
  parentId: v.optional(v.number()),
})

const aggregation = v.array(aggregationItem)

/** A filter that is not one of the five facets that every list has. Jobs have some. */
const refinement = v.object({
  key: v.string(),
  label: v.string(),
  many: v.boolean(),
  items: v.array(
    v.object({ value: v.string(), name: v.string(), count: v.number(), selected: v.boolean(), url: v.string() }),
  ),
})

const link = v.object({ text: v.string(), url: v.string() })

/** Every job of a row, for jobs of one employer with the same title and type: the row shows the first, or the nearest. */
const locations = v.object({
  /** "3 locations", or "3 adverts" if all have the same place. */
  text: v.string(),
  /** Fifty jobs at most; `id` is the job's. */
  items: v.array(v.object({ id: v.number(), text: v.string(), url: v.string() })),
  /** The jobs of the employer, if there are more. */
  more: v.nullable(link),
})
const countedLink = v.object({ text: v.string(), url: v.string(), count: v.number() })

const common = {
  meta: v.object({
    pagination: v.object({
      page: v.number(),
      perPage: v.number(),
      pages: v.number(),
      /**
       * Number of rows. In the list of jobs it is smaller than `totalResults` if jobs share a row, and never more than the
       * pages can hold, 1,000.
       */
      total: v.number(),
      /** Numbers of the first and last row on the page: "21-40 of 312". */
      first: v.number(),
      last: v.number(),
      /** Address of a page, with the placeholder `{page}`; the first page has the address `firstHref`. */
      href: v.string(),
      firstHref: v.string(),
    }),
  }),
  /** Number of results, counting each advert. The counts of all filters do the same. */
  totalResults: v.number(),
  /**
   * Number of results that the current user has hidden, with the page that lists them. No other count includes them.
   */
  hidden: v.optional(v.object({ count: v.number(), url: v.string() })),
  /** Promoted jobs that match the filters: at most two, shown among the first ten; the others keep their order. */
  services: v.array(v.object({ ...serviceItem.entries, job: jobCard })),
  aggregations: v.object({
    filteredByParentJobType: aggregation,
    filteredByParentJobRole: aggregation,
    filteredByCompanyIndustry: aggregation,
    filteredByRelevantFor: aggregation,
    filteredByCompany: aggregation,
  }),
  refinements: v.array(refinement),
  /** The recognised places; `radius` is in miles, for points. */
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
  /** The three lists with the same keywords, place and industry. */
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
    /** Canonical path and query of this answer; navigating to the same path needs no request. */
    path: v.string(),
    /** The same without page and sort, as in saved searches. */
    savedAs: v.string(),
    array: v.object({ show: v.array(v.string()), location: v.array(v.string()), lat: v.nullable(v.number()) }),
    filtersAppliedCount: v.number(),
    variants: v.object({ withoutLocationFilter: v.string() }),
  }),
  sortingUrls: v.array(v.object({ param: v.string(), label: v.string(), url: v.string(), selected: v.boolean() })),
  defaultSort: v.string(),
  /**
   * The applied filters; `url` removes one. Inferred ones were recognised in the keywords, and `wordsUrl` searches for
   * those words instead.
   */
  chips: v.array(
    v.object({ text: v.string(), url: v.string(), inferred: v.boolean(), wordsUrl: v.optional(v.string()) }),
  ),
  clearUrl: v.string(),
  form: v.object({
    search: v.string(),
    place: v.string(),
    /** Radius in miles, if the place is a point. */
    within: v.nullable(v.number()),
    radii: v.array(v.number()),
  }),
  /** "Showing results for {shown}. Search instead for {typed}", after a typo was corrected. */
  correction: v.nullable(v.object({ shown: v.string(), typed: v.string(), insteadUrl: v.string() })),
  /** Notes under the heading, on the sort or the place. */
  notes: v.array(v.string()),
  footnotes: v.array(v.string()),
  /** The place that was not recognised, with similar ones. */
  unknownPlace: v.nullable(v.object({ typed: v.string(), like: v.array(link) })),
  /** Alternatives to an empty list; null if there are results. */
  alternatives: v.nullable(
    v.object({
      spelling: v.nullable(countedLink),
      /** Each removes one filter, named in `text`. */
      dropOne: v.array(countedLink),
      /** Each has a larger radius. */
      wider: v.array(countedLink),
      withoutLocation: v.nullable(countedLink),
      /** Lists of another kind in which the same search has results: "Employers". */
      otherLists: v.array(countedLink),
    }),
  ),
  /**
   * The current user's saved searches, in the format of `GET /ajax/saved-search`; empty for visitors. In the props of a
   * page, which are the same for everyone, they are always empty: the page has its reader's in the element
   * `page-saved-searches`, without `newCount`.
   */
  savedSearches: v.optional(
    v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        url: v.string(),
        scope: v.string(),
        /** `off`, `daily` or `weekly`. */
        frequency: v.string(),
        paused: v.boolean(),
        lastRunAt: v.string(),
        newCount: v.optional(v.number()),
      }),
    ),
    [],
  ),
  /** Address of the log-in page, which then saves the search. People who have saved it see a link to their searches instead. */
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
 * The answer to a search: the host's JSON and the props of `search-app`. The server builds every address in it, because
 * only the server knows the order of the segments.
 */
export const searchAnswer = v.variant('scope', [
  v.object({
    scope: v.literal('jobs'),
    /** `distance` is in miles from the place, if the place is a point. `locations` is missing if the job is alone in its row. */
    data: v.array(v.object({ ...jobCard.entries, distance: v.nullable(v.number()), locations: v.optional(locations) })),
    /** Near matches: jobs that match some of the keywords, if few match all. No count includes them. */
    nearMatches: v.array(jobCard),
    ...common,
  }),
  v.object({ scope: v.literal('reviews'), data: v.array(reviewCard), nearMatches: v.array(reviewCard), ...common }),
  v.object({
    scope: v.literal('companies'),
    data: v.array(companyCard),
    nearMatches: v.array(companyCard),
    ...common,
  }),
])

export type SearchAnswer = v.InferOutput<typeof searchAnswer>
export type JobLocations = v.InferOutput<typeof locations>
export type AggregationItem = v.InferOutput<typeof aggregationItem>
