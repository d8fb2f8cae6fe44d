import { ApiError, call, emit, publish, track } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { isMotionReduced } from '@firstrung/ui'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Draft, Form } from './contract'

/** The view of the app: the start (without a form), a stage, or the page after sending. */
export interface View {
  draft: Draft | null
  form: Form | null
  sent: boolean
}

/** The navigation of a view: forwards and backwards add to the browser's history, `replace` does not. */
export type Direction = 'forward' | 'back' | 'replace'

export interface Review {
  view: View
  /** Changes with each view. */
  serial: number
  show: (view: View, direction: Direction) => void
  open: (stage: string, direction: Direction) => Promise<void>
}

const BASE = '/write-a-review'
const PAGES: Readonly<Record<number, string>> = { 401: BASE, 403: `${BASE}/403`, 404: `${BASE}/404`, 419: BASE }
const SLIDE = 24

interface Place {
  host: HTMLElement | undefined
  root: RefObject<HTMLElement | null>
  /** Saves the input of the stage that is being left. */
  beforeLeave: RefObject<() => Promise<void>>
}

/** Moves between the stages and updates the address, the title, the focus and analytics. */
export function useReview(first: View, { host, root, beforeLeave }: Place): Review {
  const [{ view, serial, direction }, setShown] = useState({
    view: first,
    serial: 0,
    direction: 'replace' as Direction,
  })
  const path = useRef('')

  useEffect(() => {
    path.current = location.pathname
  }, [])
  const show = (next: View, to: Direction) => {
    const target = pathOf(next)
    if (target !== location.pathname) {
      history[to === 'replace' ? 'replaceState' : 'pushState'](null, '', target)
    }
    path.current = target
    setShown({ view: next, serial: serial + 1, direction: to })
    announce(next, host)
  }
  const load = async (id: number, stage: string, to: Direction) => {
    await beforeLeave.current()
    try {
      const draft = await call('GET /write-a-review/:id/:stage', { params: { id, stage: stage as Form['stage'] } })
      show({ draft, form: draft.form, sent: draft.state === 'pending' }, to)
    } catch (error) {
      history.replaceState(null, '', path.current)
      leaveAfter(error)
    }
  }
  usePopState(path, (id, stage) => void load(id, stage, 'replace'))
  useLayoutEffect(() => {
    if (serial > 0) {
      enter(root.current, direction)
    }
  }, [serial, direction, root])

  return { view, serial, show, open: (stage, to) => load(view.draft?.reviewId ?? 0, stage, to) }
}

function pathOf({ draft, form, sent }: View): string {
  return draft ? `${BASE}/${draft.reviewId}/${sent ? 'confirmation' : (form?.stage ?? '')}` : `${BASE}/job-details`
}

function announce({ draft, form, sent }: View, host: HTMLElement | undefined): void {
  const stage = sent ? 'sent' : (form?.stage ?? '')
  document.title = sent ? t('Thank you') : (form?.title ?? '')
  track('page_view', { page_type: document.body.dataset.page ?? '', path: location.pathname })
  track('review_stage', { stage, type: typeOf(draft) })
  emit(host, 'write-a-review:stage', { stage })
}

export const typeOf = (draft: Draft | null) => {
  const { jobType } = draft?.jobDetails ?? {}
  return typeof jobType === 'string' ? jobType : ''
}

/** Pages that reject the user; the input stays on this device. */
function leaveAfter(error: unknown): void {
  const page = error instanceof ApiError ? PAGES[error.status] : undefined
  if (page) {
    location.assign(page)
  } else {
    publish('flash', { kind: 'error', text: 'We could not open that page. Check your connection and try again.' })
  }
}

/** The server renders the pages before and after the stages. A new fragment is not a navigation. */
function usePopState(path: RefObject<string>, load: (id: number, stage: string) => void): void {
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    const handlePopState = () => {
      const [, id, stage] = /^\/write-a-review\/(\d+)\/([a-z-]+)$/.exec(location.pathname) ?? []
      if (location.pathname === path.current) {
        return
      }
      if (id && stage) {
        latest.current(Number(id), stage)
      } else {
        location.reload()
      }
    }
    addEventListener('popstate', handlePopState)
    return () => removeEventListener('popstate', handlePopState)
  }, [path])
}

function enter(root: HTMLElement | null, direction: Direction): void {
  root?.querySelector<HTMLElement>('h1')?.focus()
  scrollTo(0, 0)
  if (root && !isMotionReduced()) {
    const from = direction === 'forward' ? SLIDE : -SLIDE
    root.animate(
      [
        { translate: `${from}px 0`, opacity: 0 },
        { translate: '0 0', opacity: 1 },
      ],
      { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    )
  }
}
