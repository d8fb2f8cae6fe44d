import { type AnalyticsEvents, track } from '@firstrung/api'
import { isPlainClick } from '@firstrung/ui'
import { useEffect, useState } from 'react'
import { PageSwap } from './page-swap'
import { watchForChanges } from './view-changes'

/** The pages within the frame of the dashboard; others are loaded normally. */
const VIEW =
  /^\/dashboard\/(my-hub|my-reviews|saved-items|external-jobs\/\w+|(appointments|next-actions|contacts)\/[\w/-]+|account(\/[a-z-]+)?|app-tracker(\/(all|applied|unsuccessful|not-applied|starred|closing-soon|clear)(\/.*)?)?)$/

/** Handles links and forms of the dashboard. Returns whether the next page takes long to load. */
export function useNavigation(host: HTMLElement | undefined): boolean {
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    const swap = new PageSwap(setSlow, host)
    const stop = new AbortController()
    const { signal } = stop
    const before = history.scrollRestoration
    history.scrollRestoration = 'manual'
    document.addEventListener('click', event => followLink(event, swap), { signal })
    document.addEventListener('submit', event => submitForm(event, swap), { signal })
    document.addEventListener('change', submitOnChange, { signal })
    document.addEventListener('keydown', noteKey, { signal })
    document.addEventListener('focusout', submitDay, { signal })
    document.addEventListener('keydown', closePanel, { signal })
    addEventListener('popstate', () => goBack(swap), { signal })
    watchForChanges(() => void swap.refresh(), signal)
    return () => {
      stop.abort()
      history.scrollRestoration = before
    }
  }, [host])

  return isSlow
}

function followLink(event: MouseEvent, swap: PageSwap): void {
  trackCalendar(event)
  const url = targetOf(event)
  if (url) {
    event.preventDefault()
    void swap.visit(url)
  }
}

/** Links to other calendars and files do not change the page. */
function trackCalendar({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-calendar]') : null
  if (link) {
    track('calendar_link', { type: link.dataset.calendar as AnalyticsEvents['calendar_link']['type'] })
  }
}

function submitForm(event: SubmitEvent, swap: PageSwap): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !isOfView(form)) {
    return
  }
  const data = fieldsOf(form, event.submitter)
  const url = new URL(form.getAttribute('action') ?? '', location.href)
  if (form.method === 'post' && url.origin === location.origin) {
    event.preventDefault()
    void swap.send(form, { url, data })
  } else if (form.method === 'get' && VIEW.test(url.pathname)) {
    event.preventDefault()
    url.search = data.toString()
    void swap.visit(url)
  }
}

/**
 * Returns whether a form is on a view. Other pages have the frame as well, but their forms may lead to a page without
 * it, such as recovery codes that are shown once.
 */
const isOfView = (form: HTMLFormElement): boolean =>
  VIEW.test(location.pathname) && form.closest('.l-dashboard') !== null

function submitOnChange({ target }: Event): void {
  const isChoice =
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
  // Each key press changes the date; a date picked from the calendar is complete.
  const isPicked = target instanceof HTMLInputElement && target.type === 'date' && target.dataset.keyed === undefined
  if (isChoice || isPicked) {
    submitChange(target)
  }
}

function noteKey({ target }: KeyboardEvent): void {
  if (target instanceof HTMLInputElement) {
    target.dataset.keyed = ''
  }
}

/** A date entered with keys is sent on blur, unless Enter has just sent it. */
function submitDay({ target }: FocusEvent): void {
  const isDay = target instanceof HTMLInputElement && target.type === 'date'
  if (isDay && target.value !== target.dataset.stored && !target.form?.ariaBusy) {
    submitChange(target)
  }
}

function submitChange({ form, validity }: HTMLSelectElement | HTMLInputElement): void {
  if (validity.valid && form?.matches('.l-dashboard [data-submit-on-change]')) {
    form.requestSubmit()
  }
}

/** Escape closes the panel of a job, unless something else handles it first. */
function closePanel(event: KeyboardEvent): void {
  const isOther = event.defaultPrevented || event.isComposing || document.querySelector('dialog[open], [data-dragging]')
  if (event.key === 'Escape' && !isOther) {
    document.querySelector<HTMLAnchorElement>('.l-dashboard [data-panel-close]')?.click()
  }
}

function goBack(swap: PageSwap): void {
  const url = new URL(location.href)
  if (swap.isShown(url)) {
    return
  }
  if (VIEW.test(url.pathname)) {
    void swap.visit(url, { isBack: true })
  } else {
    location.reload()
  }
}

/**
 * Returns the address of another view for a plain click. A link to a field of this view keeps the input in its form.
 */
function targetOf(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) {
    return undefined
  }
  const url = new URL(link.href, location.href)
  const isSamePage = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return url.origin === location.origin && VIEW.test(url.pathname) && !isSamePage ? url : undefined
}

/** Returns the fields that the browser would send, including the pressed button. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') {
      fields.append(name, value)
    }
  }
  return fields
}
