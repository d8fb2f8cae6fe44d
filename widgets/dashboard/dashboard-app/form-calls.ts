import {
  type ApiRequest,
  prepareCall,
  type SavedItemType,
  type StageSlug,
  STAGE_SLUGS,
  stagesUpTo,
} from '@firstrung/api'
import type { FocusTrail } from './focus-trail'
import type { Lists } from './scroll-place'

export interface SentForm {
  form: HTMLFormElement
  url: URL
  data: URLSearchParams
}

export interface Before {
  trail: FocusTrail
  lists: Lists
}

type Ids = Readonly<Record<'type' | 'id', string>>
type Requests = ApiRequest<unknown> | ApiRequest<unknown>[]
const TYPES: readonly SavedItemType[] = ['jobs', 'external-jobs', 'reviews', 'companies']
type JobType = 'jobs' | 'external-jobs'

/** The calls equivalent to a form, by its address. Other forms are submitted unchanged. */
const CALLS: Readonly<Record<string, (sent: SentForm, ids: Ids) => Requests>> = {
  '/ajax/user/app-tracker-stage/:id/move': ({ data }, { id }) =>
    changeStages(id, data.get('jobType'), stagesUpTo(data.get('stage') as StageSlug)),
  '/dashboard/app-tracker/stages/:type/:id': ({ form }, { id, type }) => changeStages(id, type, changedStages(form)),
  '/dashboard/app-tracker/clear': () => prepareCall('DELETE /ajax/user/app-tracker', { body: { all: true } }),

  '/dashboard/notes/:type/:id': ({ data }, { type, id }) =>
    prepareCall('POST /ajax/user/job-notes', {
      body: { [type === 'jobs' ? 'jobId' : 'externalJobId']: id, text: data.get('text') ?? '' },
    }),
  '/dashboard/notes/:id': ({ data }, { id }) => {
    const body = { text: data.get('text') ?? '', version: Number(data.get('version')) || undefined }
    return isExternal()
      ? prepareCall('PUT /ajax/user/external-notes/:id', { params: { id }, body })
      : prepareCall('PUT /ajax/user/job-notes/:id', { params: { id }, body })
  },
  '/ajax/user/job-notes/:id/removal': (_, { id }) =>
    isExternal()
      ? prepareCall('DELETE /ajax/user/external-notes/:id', { params: { id } })
      : prepareCall('DELETE /ajax/user/job-notes/:id', { params: { id } }),
  '/ajax/user/job-notes/:id/move': ({ form, data }, { id }) =>
    prepareCall('PUT /ajax/user/job-notes/sort-order/:id', {
      params: { id },
      body: { sortOrder: newPlace(form.closest('[data-drag]'), data.get('to') ?? '') },
    }),

  '/ajax/user/send-job-calendar-link/:id': (_, { id }) =>
    prepareCall('GET /ajax/user/send-job-calendar-link/:id', { params: { id } }),
  '/ajax/user/send-job-calendar-link/external/:id': (_, { id }) =>
    prepareCall('GET /ajax/user/send-job-calendar-link/external/:id', { params: { id } }),

  '/dashboard/external-jobs/new': ({ data }) => prepareCall('POST /ajax/user/external-jobs', { body: fieldsOf(data) }),
  '/dashboard/external-jobs/:id': ({ data }, { id }) =>
    prepareCall('PUT /ajax/user/external-jobs/:id', { params: { id }, body: fieldsOf(data) }),
  '/dashboard/external-jobs/:id/removal': (_, { id }) =>
    prepareCall('DELETE /ajax/user/external-jobs/:id', { params: { id } }),

  '/ajax/saved-items/:type': ({ data }, { type }) =>
    prepareCall('POST /ajax/saved-items/:type', {
      params: { type: type as SavedItemType },
      body: { id: data.get('id') ?? '' },
    }),
  '/ajax/saved-items/:type/:id/removal': (_, { type, id }) =>
    prepareCall('DELETE /ajax/saved-items/:type/:id', { params: { type: type as SavedItemType, id } }),
  '/ajax/saved-items/:type/:id/reminders': ({ data }, { type, id }) =>
    prepareCall('PUT /ajax/saved-items/:type/:id', {
      params: { type: type as SavedItemType, id },
      body: { reminders: data.get('reminders') === 'on' },
    }),
  '/dashboard/saved-items/reminders': ({ data }) =>
    (['external-jobs', 'jobs'] as const).map(type =>
      prepareCall('PUT /ajax/saved-items/:type/all', {
        params: { type },
        body: { reminders: data.get('reminders') === 'on', type },
      }),
    ),

  '/ajax/saved-search/:id/change': ({ data }, { id }) =>
    prepareCall('PUT /ajax/saved-search', { query: {}, body: { id, ...fieldsOf(data) } }),
  '/ajax/saved-search/:id/removal': (_, { id }) =>
    prepareCall('DELETE /ajax/saved-search', { query: {}, body: { id } }),
  '/ajax/saved-search/unsubscribe-all': () => prepareCall('POST /ajax/saved-search/unsubscribe-all', { body: {} }),
}

const PATTERNS = Object.entries(CALLS).map(
  ([path, makeCalls]) =>
    [
      new RegExp(`^${path.replace(':type', `(?<type>${TYPES.join('|')})`).replace(':id', '(?<id>\\d+)')}$`),
      makeCalls,
    ] as const,
)

/** Returns the calls equivalent to a form, in order; none for a form that only the host can handle. */
export function callsOf(sent: SentForm): ApiRequest<unknown>[] {
  for (const [pattern, makeCalls] of PATTERNS) {
    const match = pattern.exec(sent.url.pathname)
    if (match) {
      return [makeCalls(sent, match.groups as Ids)].flat()
    }
  }
  return []
}

/** Returns a note's new position: the one above, the one below, or the given one. */
export function newPlace(item: Element | null, to: string): number {
  const notes = [...(item?.parentElement?.children ?? [])]
  const place = notes.findIndex(note => note === item)
  return Math.max(to === 'up' ? place - 1 : to === 'down' ? place + 1 : Number(to), 0)
}

/** Notes on both kinds of job have the same forms; the panel's address distinguishes them. */
const isExternal = () => location.pathname.endsWith('/external-jobs')

const fieldsOf = (data: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...data].filter(([name]) => name !== '_csrf' && name !== 'return'))

interface StageChange {
  slug: StageSlug
  done: boolean
  date?: string | null
}

const changeStages = (jobId: string, jobType: string | null, appTrackerStages: StageChange[]) =>
  appTrackerStages.length === 0
    ? []
    : prepareCall('PUT /ajax/user/app-tracker-stage/:jobId', {
        params: { jobId },
        query: {},
        body: { appTrackerStages, jobType: (jobType ?? 'jobs') as JobType },
      })

/** Sends only differences, so that a change in another tab is not undone. */
const changedStages = ({ elements }: HTMLFormElement): StageChange[] =>
  STAGE_SLUGS.flatMap(slug => {
    const tick = elements.namedItem(`done-${slug}`) as HTMLInputElement
    const day = elements.namedItem(`date-${slug}`) as HTMLInputElement
    const isOtherDay = day.value !== day.dataset.stored
    const change = { slug, done: tick.checked, ...(isOtherDay ? { date: day.value || null } : {}) }
    return isOtherDay || tick.checked !== (tick.dataset.stored === 'done') ? [change] : []
  })
