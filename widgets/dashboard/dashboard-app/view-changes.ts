import { call } from '@firstrung/api'

const CALLS: Readonly<Record<string, () => Promise<unknown>[]>> = {
  hub: () => [call('GET /ajax/user/hub'), call('GET /ajax/user/recently-viewed-jobs')],
  tracker: () => [call('GET /ajax/saved-items/jobs', { query: {} }), ...panelCalls()],
  saved: () => [call('GET /ajax/saved-items'), call('GET /ajax/saved-search')],
  'own-reviews': () => [call('GET /ajax/user/reviews')],
  settings: () => [call('GET /ajax/user/profile-completion')],
}

function panelCalls(): Promise<unknown>[] {
  const [, id, type] = /\/(\d+)(\/external-jobs)?$/.exec(location.pathname) ?? []
  if (!id) {
    return []
  }
  const params = { id }
  return type
    ? [
        call('GET /ajax/user/external-jobs/:id', { params }),
        call('GET /ajax/user/job-notes/by-external-job/:id', { params }),
        call('GET /ajax/user/job-calendar-link/external/:id', { params }),
      ]
    : [
        call('GET /ajax/user/job-notes/by-job/:id', { params }),
        call('GET /ajax/user/job-calendar-link/:id', { params }),
      ]
}

/** Calls `onChange` if the page's data have changed while the user was in another tab, perhaps to apply. */
export function watchForChanges(onChange: () => void, signal: AbortSignal): void {
  let before: Promise<string> | undefined
  const compare = async () => {
    const [old, now] = await Promise.all([before, readView()])
    if (old !== undefined && old !== now && !document.hidden && !isInUse()) {
      onChange()
    }
  }
  const listen = () => {
    if (document.hidden) {
      // Delayed, so that a page that is being left makes no calls: its timers no longer run.
      setTimeout(() => {
        before = readView()
      })
    } else {
      void compare()
    }
  }
  document.addEventListener('visibilitychange', listen, { signal })
}

/**
 * Returns the answers of the calls as one text. A failed call counts as null, such as the calendar links of a job
 * without dates.
 */
async function readView(): Promise<string> {
  const answers = CALLS[document.body.dataset.page ?? '']?.() ?? []
  return JSON.stringify(await Promise.all(answers.map(answer => answer.catch(() => null))))
}

/** Returns whether the user has entered something or opened a dialog, which another page would discard. */
const isInUse = (): boolean =>
  document.querySelector('dialog[open], [data-dragging], [data-held], .l-dashboard form[aria-busy]') !== null ||
  [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('.l-dashboard :is(textarea, input)')].some(
    field => field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked),
  )
