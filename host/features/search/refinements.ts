import type { SearchAnswer } from '@firstrung/search-app/contract'
import { number, PATTERNS } from '../../http/formats'
import { CLOSING_DAYS, PATTERN_VALUES, PAY_BAND, SALARIES } from './bands'
import { type Counted, type Facet } from './engine'
import { type SearchState, stateUrl, withState } from './state'

type Refinement = SearchAnswer['refinements'][number]
type Item = Refinement['items'][number]

/** The choices that jobs offer besides the five of the spec, counted without regard to themselves. */
export function presentRefinements(state: SearchState, counts: readonly Counted[], isPlaced: boolean): Refinement[] {
  const sum = (facet: Facet, fits: (value: number) => boolean) =>
    counts.filter(counted => counted.facet === facet && fits(counted.value)).reduce((all, { count }) => all + count, 0)
  const item = (
    value: string,
    name: string,
    count: number,
    selected: boolean,
    changes: Partial<SearchState>,
  ): Item => ({
    value,
    name,
    count,
    selected,
    url: stateUrl(withState(state, changes)),
  })
  const switched = (list: readonly string[], value: string) =>
    (list.includes(value) ? list.filter(other => other !== value) : [...list, value]).sort()
  const shows = (value: string) => state.show.includes(value)
  return [
    {
      key: 'pattern',
      label: 'Where you work',
      many: true,
      items: PATTERN_VALUES.map((value, i) =>
        item(
          value,
          PATTERNS[value],
          sum('pattern', band => band === i + 1),
          state.pattern.includes(value),
          {
            pattern: switched(state.pattern, value),
          },
        ),
      ),
    },
    {
      key: 'salary-min',
      label: 'Minimum pay a year',
      many: false,
      items: SALARIES.map(pounds =>
        item(
          String(pounds),
          sayPounds(pounds),
          sum('pay', band => band >= pounds / PAY_BAND),
          state.salaryMin === pounds,
          {
            salaryMin: state.salaryMin === pounds ? null : pounds,
          },
        ),
      ),
    },
    {
      key: 'closing',
      label: 'Closing date',
      many: false,
      items: CLOSING_DAYS.map(days =>
        item(
          String(days),
          sayClosing(days),
          sum('closing', band => band <= days),
          state.closing === days,
          {
            closing: state.closing === days ? null : days,
          },
        ),
      ),
    },
    {
      key: 'visa',
      label: 'Visa',
      many: true,
      items: [
        item(
          'yes',
          'Sponsors visas',
          sum('visa', () => true),
          state.visa,
          { visa: !state.visa },
        ),
      ],
    },
    {
      key: 'show',
      label: 'Also show',
      many: true,
      items: [
        item(
          'opening-soon',
          'Jobs that open later',
          sum('show', value => value === 1),
          shows('opening-soon'),
          {
            show: switched(state.show, 'opening-soon'),
          },
        ),
        ...(isPlaced
          ? [
              item(
                'local',
                'Hide nationwide jobs',
                sum('local', () => true),
                shows('local'),
                {
                  show: switched(state.show, 'local'),
                },
              ),
            ]
          : []),
      ],
    },
  ]
}

export const sayPounds = (pounds: number): string => `£${number(pounds)}`
export const sayClosing = (days: number): string => (days === 1 ? 'By tomorrow' : `Within ${days} days`)
