import { t, type Text } from '@firstrung/mount/strings'
import { track } from './analytics'
import { lastValue, publish } from './bus'
import { call } from './calls/call'

interface Job {
  id: number
  title: string
}

const FAILED = { kind: 'error', text: 'Sorry, that did not work. Try again' satisfies Text } as const

/** Moves a job to the stage "Applied", which also saves it. The outcome goes to the topic `flash`. Never fails. */
export async function markApplied({ id }: Job): Promise<void> {
  const store = async (done: boolean) => {
    await call('PUT /ajax/user/app-tracker-stage/:jobId', {
      params: { jobId: id },
      query: {},
      body: { appTrackerStages: [{ slug: 'applied', done }] },
    })
    track('tracker_stage', { stage: 'applied', done })
  }
  try {
    await store(true)
    publish('flash', {
      kind: 'success',
      text: t('Moved to Applied'),
      undo: () => void store(false).catch(() => publish('flash', FAILED)),
    })
    await showAsSaved(id)
  } catch {
    publish('flash', FAILED)
  }
}

/** Hides a job from lists. The outcome, with Undo, goes to the topic `flash`. Never fails. */
export async function hideJob({ id, title }: Job): Promise<void> {
  const params = { type: 'jobs', id } as const
  try {
    await call('POST /ajax/user/hidden/:type/:id', { params })
    const undo = () => void call('DELETE /ajax/user/hidden/:type/:id', { params }).catch(() => publish('flash', FAILED))
    publish('flash', { kind: 'success', text: t('We won’t suggest {title} to you', { title }), undo })
  } catch {
    publish('flash', FAILED)
  }
}

async function showAsSaved(id: number): Promise<void> {
  if (!lastValue('saved-items')?.some(item => item.type === 'jobs' && item.id === id)) {
    const { fetchSavedItems } = await import('./saved-items/store')
    await fetchSavedItems().catch(() => undefined)
  }
}
