import { emit, publish, track } from '@firstrung/api'
import { t, type Text } from '@firstrung/mount/strings'
import { fetchPage, type LoadedPage, type PageRequest } from './fetch-page'
import { entryOf, findInTrail, type FocusTrail, itemIdOf, readTrail } from './focus-trail'
import type { Before, SentForm } from './form-calls'
import { FormQueue } from './form-queue'
import { messagesOf, trackEvents } from './page-news'
import { type Place, readLists, readPlace, showLists, showPlace } from './scroll-place'

const REGION = '.l-dashboard'
/** Shorter loads show no progress. */
const SLOW_MS = 300
const TOP: Place = { scroll: 0, rows: [] }

interface Swap {
  page: Document
  url: URL
  kind: 'visit' | 'back' | 'sent' | 'refresh'
  form?: HTMLFormElement
  before?: Before
}

export class PageSwap {
  readonly #setSlow: (isSlow: boolean) => void
  readonly #host: HTMLElement | undefined
  #loading?: AbortController
  readonly #queue = new FormQueue({
    load: (url, request) => this.#load(url, request),
    onAnswer: (sent, loaded) => this.#finish(sent, loaded),
    onFail: reportFailure,
  })
  #shown = pageOf(location)

  /** `host` is the marker of the widget, which dispatches its events. */
  constructor(setSlow: (isSlow: boolean) => void, host: HTMLElement | undefined) {
    this.#setSlow = setSlow
    this.#host = host
  }

  /** Returns whether this page is shown, ignoring the fragment: a link within it is not a navigation. */
  isShown(url: URL): boolean {
    return pageOf(url) === this.#shown
  }

  /** Shows the page at an address; another visit replaces it. */
  async visit(url: URL, { isBack = false } = {}): Promise<void> {
    this.#loading?.abort()
    const { signal } = (this.#loading = new AbortController())
    try {
      const { url: shown, page } = await this.#load(url, { signal })
      if (signal.aborted) {
        return
      }
      if (!page) {
        location.assign(url)
        return
      }
      shown.hash = url.hash
      await this.#show({ page, url: shown, kind: isBack ? 'back' : 'visit' })
    } catch {
      if (!signal.aborted) {
        reportFailure()
      }
    }
  }

  /** Shows the current version of the page, preserving the position. */
  async refresh(): Promise<void> {
    const url = new URL(location.href)
    const { page } = await this.#load(url, {}).catch(() => ({ page: undefined }))
    if (page && this.isShown(url)) {
      await this.#show({ page, url, kind: 'refresh' })
    }
  }

  send(form: HTMLFormElement, given: Omit<SentForm, 'form'>): Promise<void> {
    return this.#queue.add({ form, ...given })
  }

  async #finish({ form, url: sentTo, ...before }: SentForm & Before, { url, page }: LoadedPage): Promise<void> {
    const isRedirected = url.href !== sentTo.href
    if (page) {
      await this.#show({ page, url: isRedirected ? url : new URL(location.href), kind: 'sent', form, before })
    } else if (isRedirected) {
      location.assign(url)
    } else {
      // An error page of the host: the browser shows it.
      form.submit()
    }
  }

  async #show(next: Swap): Promise<void> {
    this.#shown = pageOf(next.url)
    await show(next, this.#host)
  }

  async #load(url: URL, request: PageRequest): Promise<LoadedPage> {
    const timer = setTimeout(() => this.#setSlow(true), SLOW_MS)
    try {
      return await fetchPage(url, request)
    } finally {
      clearTimeout(timer)
      this.#setSlow(false)
    }
  }
}

const pageOf = ({ pathname, search }: URL | Location): string => pathname + search

async function show(next: Swap, host: HTMLElement | undefined): Promise<void> {
  const { page, url, kind, form } = next
  const before = document.body.dataset.page
  const trail = trailOf(next)
  const place = kind === 'visit' ? TOP : kind === 'back' ? placeOf(history.state) : readPlace(form)
  const lists = next.before?.lists ?? readLists()
  if (kind !== 'back') {
    history.replaceState({ ...(history.state as object | null), place: readPlace() }, '')
    if (url.href !== location.href) {
      history.pushState({}, '', url)
    }
  }
  await swap(page)
  // An action that stays on its view is not a page view, even if the address of the list changes.
  if ((kind !== 'sent' && kind !== 'refresh') || document.body.dataset.page !== before) {
    track('page_view', { page_type: document.body.dataset.page ?? '', path: url.pathname })
  }
  const section = kind === 'sent' ? form?.closest('section')?.id : undefined
  if (section) {
    document.querySelector(`#${section} [data-saved]`)?.replaceChildren(t('Saved'))
  }
  trackEvents(page)
  focusAfter(next, trail)
  showLists(lists)
  if (!(kind === 'visit' && url.hash)) {
    showPlace(place)
  }
  for (const message of messagesOf(page, itemIdOf(form))) {
    publish('flash', message)
  }
  if (host) {
    emit(host, 'dashboard-app:navigated', { path: url.pathname })
  }
}

/** Someone who has moved on to another control while a form was sent stays there. */
function trailOf({ before, form }: Swap): FocusTrail {
  const [sent, now] = [before?.trail, readTrail(form)]
  return sent && now.control && now.control !== sent.control ? { ...sent, control: now.control } : (sent ?? now)
}

/** Shows the new region, with a view transition if supported and motion is not reduced. */
async function swap(page: Document): Promise<void> {
  const change = () => {
    const region = page.querySelector(REGION)
    if (region) {
      document.querySelector(REGION)?.replaceWith(document.adoptNode(region))
    }
    document.title = page.title
    document.body.dataset.page = page.body.dataset.page ?? ''
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if ('startViewTransition' in document && !isStill) {
    await document.startViewTransition(change).updateCallbackDone
  } else {
    change()
  }
}

/**
 * After a form the focus stays in place or on the row, or moves to the error; after a link it moves to the new heading.
 */
function focusAfter({ kind, url: { hash } }: Swap, trail: FocusTrail): void {
  const inRegion = (selector: string) => document.querySelector<HTMLElement>(`${REGION} ${selector}`)
  if (kind === 'refresh') {
    findInTrail(trail)?.focus({ preventScroll: true })
    return
  }
  const sent = kind === 'sent' ? (inRegion('[role=alert]') ?? findInTrail(trail)) : undefined
  const target = sent ?? (hash ? entryOf(inRegion(hash)) : undefined) ?? inRegion('h1')
  if (target && !target.matches('a, button, input, select, textarea, summary, [tabindex]')) {
    target.tabIndex = -1
  }
  target?.focus({ preventScroll: kind !== 'visit' || !hash })
}

const placeOf = (state: unknown): Place => (state as { place?: Place } | null)?.place ?? TOP

function reportFailure(): void {
  const text = navigator.onLine ? 'Sorry, that did not work. Try again' : 'You are offline. Changes are not saved'
  publish('flash', { kind: 'error', text: text satisfies Text })
}
