import { Day, StageSlug } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { Id, OwnPageNumber } from '../../../http/inputs'
import { ItemKeys } from '../saved-items'
import { type StageChange, STAGES, type TrackedItem } from '../tracker'

const FILTERS = ['all', 'applied', 'unsuccessful', 'not-applied', 'starred'] as const

const JobType = v.picklist(['jobs', 'external-jobs'])

/** The address below `/dashboard/app-tracker`; null for an unknown one. */
export const TrackerPlace = v.fallback(
  v.nullable(
    v.object({
      filter: v.optional(v.picklist([...FILTERS, 'closing-soon']), 'all'),
      jobId: v.optional(Id),
      jobType: v.optional(JobType, 'jobs'),
    }),
  ),
  null,
)

export const TrackerQuery = v.object({
  'sort-by': v.fallback(v.picklist(['updatedAt', 'deadlineTimestamp', 'title', 'company']), 'updatedAt'),
  direction: v.fallback(v.optional(v.picklist(['asc', 'desc'])), undefined),
  search: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  view: v.fallback(v.picklist(['list', 'board']), 'list'),
  /** Page of the list, or of one column of the board. */
  page: OwnPageNumber,
  column: v.fallback(v.optional(StageSlug), undefined),
  /** The answer that a mail links to; its button is highlighted in the panel. */
  answer: v.fallback(v.optional(v.string()), undefined),
  edit: v.fallback(v.optional(Id), undefined),
  /** Shows a checkbox on each row. */
  select: v.fallback(v.optional(v.literal('on')), undefined),
  /** The ticked rows. */
  items: v.fallback(v.optional(ItemKeys), undefined),
})

export interface TrackerView extends v.InferOutput<typeof TrackerQuery> {
  filter: (typeof FILTERS)[number]
  item?: TrackedItem | undefined
}

export const SelectionForm = v.object({
  items: v.optional(
    v.pipe(
      ItemKeys,
      v.transform(keys => keys.filter((key): key is TrackedItem => v.is(JobType, key.type))),
    ),
  ),
  act: v.picklist(['move', 'archive', 'remove'], 'Choose what to do'),
  stage: v.optional(v.union([StageSlug, v.literal('')])),
  return: v.optional(v.string()),
})

export type Selection = v.InferOutput<typeof SelectionForm>

export const TrackedParams = v.object({ type: JobType, id: Id })

const Slugs = v.optional(
  v.union(
    [
      v.array(StageSlug),
      v.pipe(
        StageSlug,
        v.transform(slug => [slug]),
      ),
    ],
    'Choose stages of the tracker',
  ),
  [],
)
const NO_DATE = 'Enter a real date'
const DayField = v.optional(
  v.pipe(
    v.string(NO_DATE),
    v.check(text => text === '' || v.is(Day, text), NO_DATE),
    v.transform(text => text || null),
  ),
)

/** `was` is `done` when the page was rendered: only differences are saved, so changes in another tab survive. */
export const StagesForm = v.pipe(
  v.object({
    done: Slugs,
    was: Slugs,
    ...v.entriesFromList(
      STAGES.map(({ slug }) => `date-${slug}` as const),
      DayField,
    ),
  }),
  v.transform(({ done, was, ...days }): StageChange[] =>
    STAGES.map(({ slug }) => {
      const isChanged = done.includes(slug) !== was.includes(slug)
      return { slug, done: isChanged ? done.includes(slug) : undefined, date: days[`date-${slug}`] }
    }),
  ),
)
