import type { SearchAnswer } from '@firstrung/search-app/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FilterKey, type Filters, type Scope, SCOPES, sortFilters } from '../../../host/search/address'
import { emptyState, type SearchState, SORTS, stateUrl, withState } from '../../../host/search/address/state'
import type { Refinements } from '../../../host/search/filters'
import { createTestHost, type TestHost } from '../../support/host'
import { searchFor } from '../../support/search'
import { fillSearch, type Given, KINDS, TOWNS } from '../../support/search-data'
import { expectedIds } from '../../support/search-oracle'

let host: TestHost
let given: Given

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  given = await fillSearch(host.db)
}, 120_000)
afterAll(() => host.close())

/** A property needs several seconds of HTTP on a busy machine. */
const TIMEOUT_MS = 120_000
const AGGREGATIONS = {
  filteredByParentJobType: 'type',
  filteredByParentJobRole: 'role',
  filteredByCompanyIndustry: 'industry',
  filteredByRelevantFor: 'for',
  filteredByCompany: 'company',
} as const

const chosen = (values: readonly string[]): fc.Arbitrary<string[]> =>
  fc.oneof(
    fc.constant<string[]>([]),
    fc.constant<string[]>([]),
    fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }),
  )
const filters = fc
  .record({
    type: chosen(Object.keys(KINDS['job-types'])),
    role: chosen(Object.keys(KINDS['job-roles'])),
    industry: chosen(Object.keys(KINDS['company-industries'])),
    for: chosen(Object.keys(KINDS['degree-areas'])),
    company: chosen(['halden-rail', 'moss-rail', 'birchway-rail', 'elmet-systems']),
    in: chosen([...Object.keys(TOWNS), 'west-yorkshire']),
  })
  .map((values): Filters => sortFilters(values))
const refinements = fc
  .record({
    pattern: chosen(['on-site', 'hybrid', 'remote']).map(values => values.sort()),
    'salary-min': fc.constantFrom([], [], [], ['20000'], ['35000']),
    closing: fc.constantFrom([], [], [], ['1'], ['7'], ['30']),
    visa: fc.constantFrom([], [], [], ['yes']),
    starts: fc.constantFrom([], [], [], ['june'], ['january', 'september']),
    lasts: fc.constantFrom([], [], [], ['7-to-12'], ['over-12', 'up-to-3']),
    show: fc.constantFrom(['open'], ['open'], ['open', 'opening-soon'], ['opening-soon'], ['local', 'open']),
  })
  .map((values): Refinements => values)

const ofReviews = fc
  .record({
    'score-min': fc.constantFrom([], [], [], ['4'], ['2']),
    year: fc.constantFrom([], [], [], ['2026'], ['2024', '2025']),
  })
  .map((values): Refinements => values)

/** Any list without words; page 1. */
const states = (scope: Scope): fc.Arbitrary<SearchState> =>
  fc
    .record({
      filters,
      within: fc.constantFrom(null, 0, 5, 25),
      refinements,
      ofReviews,
      sort: fc.constantFrom(null, ...SORTS[scope].map(([param]) => param)),
    })
    .map(({ refinements: ofJobs, ofReviews: reviewed, within, ...rest }) => ({
      ...emptyState(scope),
      ...rest,
      within: rest.filters.in ? within : null,
      refinements: { jobs: ofJobs, reviews: reviewed, companies: {} }[scope],
    }))

const check = (scope: Scope, numRuns: number, holds: (state: SearchState) => Promise<void>) =>
  fc.assert(fc.asyncProperty(states(scope), holds), { numRuns, seed: 4 })

/** Includes results that share a row. */
const idsOf = (answer: SearchAnswer): number[] =>
  answer.scope === 'jobs'
    ? answer.data.flatMap(({ id, locations }) => locations?.items.map(item => item.id) ?? [id])
    : answer.data.map(({ id }) => id)
const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b)

async function allPages(state: SearchState): Promise<number[]> {
  const first = await searchFor(host, stateUrl(state))
  const { pages, href } = first.meta.pagination
  const ids = idsOf(first)
  for (let page = 2; page <= pages; page += 1) {
    ids.push(...idsOf(await searchFor(host, href.replace('{page}', String(page)))))
  }
  return ids
}

describe.each(SCOPES)('the list of %s', scope => {
  it(
    'holds just what meets every filter, on pages without repeats',
    () =>
      check(scope, 25, async state => {
        expect(sorted(await allPages(state)), stateUrl(state)).toEqual(sorted(expectedIds(given, state)))
      }),
    TIMEOUT_MS,
  )

  it(
    'counts for each value of the five facets what there would be with it alone',
    () =>
      check(scope, 25, async state => {
        const { aggregations } = await searchFor(host, stateUrl(state))
        for (const [name, key] of Object.entries(AGGREGATIONS) as [keyof typeof AGGREGATIONS, FilterKey][]) {
          const counts = aggregations[name].map(({ slug, count }) => [slug, count])
          const alone = aggregations[name].map(({ slug }) => {
            const only = { ...state, filters: sortFilters({ ...state.filters, [key]: [slug] }) }
            return [slug, expectedIds(given, only).length]
          })
          expect(counts, `${key} of ${stateUrl(state)}`).toEqual(alone)
        }
      }),
    TIMEOUT_MS,
  )

  it(
    'gives the counts of the other lists',
    () =>
      check(scope, 8, async state => {
        const { scopeUrls } = await searchFor(host, stateUrl(state))
        for (const { url, total } of scopeUrls) {
          expect((await searchFor(host, url)).totalResults, url).toBe(total)
        }
      }),
    TIMEOUT_MS,
  )

  it(
    'leads from every value to the list of that address, and back',
    () =>
      check(scope, 4, async state => {
        const { aggregations, totalResults } = await searchFor(host, stateUrl(state))
        for (const [name, key] of Object.entries(AGGREGATIONS) as [keyof typeof AGGREGATIONS, FilterKey][]) {
          const item = aggregations[name].find(({ selected }) => !selected)
          const there = item && (await searchFor(host, item.url))
          const same = there?.aggregations[name].find(({ slug }) => slug === item?.slug)
          expect(same?.selected ?? true, `${key} of ${stateUrl(state)}`).toBe(true)
          if (item && same && !state.filters[key]) {
            expect(there?.totalResults, item.url).toBe(item.count)
          }
          // A value above or below a selected one replaces it, so its address is a broader search.
          const chosen = [aggregations, there?.aggregations].map(all => all?.[name].filter(({ selected }) => selected))
          if (same && chosen[1]?.length === (chosen[0]?.length ?? 0) + 1) {
            expect((await searchFor(host, same.url)).totalResults).toBe(totalResults)
          }
        }
      }),
    TIMEOUT_MS,
  )

  it(
    'offers alternatives to an empty list that lead to as many as they promise',
    async () => {
      const empty = fc
        .sample(states(scope), { numRuns: 400, seed: 5 })
        .filter(state => expectedIds(given, state).length === 0)
      expect(empty.length).toBeGreaterThan(5)
      for (const state of empty.slice(0, 6)) {
        const { alternatives } = await searchFor(host, stateUrl(state))
        const { spelling, dropOne = [], wider = [], withoutLocation } = alternatives ?? {}
        for (const alternative of [spelling, ...dropOne, ...wider, withoutLocation].flatMap(each => each ?? [])) {
          expect(
            (await searchFor(host, alternative.url)).totalResults,
            `${alternative.url} from ${stateUrl(state)}`,
          ).toBe(alternative.count)
          expect(alternative.count).toBeGreaterThan(0)
        }
      }
    },
    TIMEOUT_MS,
  )
})

describe('the other choices of jobs', () => {
  it(
    'are counted without regard to themselves',
    () =>
      check('jobs', 25, async state => {
        const { refinements: groups } = await searchFor(host, stateUrl(state))
        const { show = [] } = state.refinements
        const alone = (key: string, value: string): readonly string[] => {
          if (key !== 'show') {
            return [value]
          }
          const isLocal = show.includes('local')
          return value === 'local' ? [...new Set([...show, 'local'])] : [...(isLocal ? ['local'] : []), 'opening-soon']
        }
        for (const { key, items } of groups) {
          const expected = items.map(({ value }) => {
            const only = withState(state, { refinements: { ...state.refinements, [key]: alone(key, value) } })
            return [value, expectedIds(given, only).length]
          })
          expect(
            items.map(({ value, count }) => [value, count]),
            `${key} of ${stateUrl(state)}`,
          ).toEqual(expected)
        }
      }),
    TIMEOUT_MS,
  )

  it(
    'each lead to the list of their address',
    () =>
      check('jobs', 5, async state => {
        const { refinements: groups } = await searchFor(host, stateUrl(state))
        for (const { url, selected, value } of groups.flatMap(({ items }) => items.slice(0, 2))) {
          const there = await searchFor(host, url)
          const same = there.refinements.flatMap(({ items }) => items).filter(item => item.value === value)
          expect(
            same.map(item => item.selected),
            url,
          ).toContain(!selected)
        }
      }),
    TIMEOUT_MS,
  )
})

describe('an address', () => {
  it.each(SCOPES)(
    'of %s says its state, and the state says that address',
    scope =>
      check(scope, 20, async state => {
        const url = stateUrl(state)
        expect((await searchFor(host, url)).queryString.path).toBe(url)
      }),
    TIMEOUT_MS,
  )
})
