import { isPlainClick } from '@firstrung/ui'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { JobPanelJobProps } from './job-panel-job'
import { isJob, listPath } from './paths'

interface OpenedJob {
  /** The code that shows a job; it loads with the first one. */
  Job: ComponentType<JobPanelJobProps> | undefined
  /** Path of the opened job. */
  path: string | undefined
  close: () => void
}

/** Follows the links to jobs and the history of the page. */
export function useOpenedJob(): OpenedJob {
  const [Job, setJob] = useState<OpenedJob['Job']>()
  const [path, setPath] = useState<string>()
  useCardFocus(path)

  useEffect(() => {
    const open = (next: string) =>
      void import('./job-panel-job').then(
        ({ JobPanelJob }) => {
          setJob(() => JobPanelJob)
          setPath(next)
        },
        () => location.assign(next),
      )
    return isJob(location.pathname) ? reloadOnReturn() : followPage(open, () => setPath(undefined))
  }, [])

  const close = () => {
    const list = listPath()
    if (list !== undefined) {
      history.pushState(null, '', list)
    }
    setPath(undefined)
  }
  return { Job, path, close }
}

/** After a reload, the browser goes back to the list without loading it. */
function reloadOnReturn(): () => void {
  const { pathname } = location
  const handlePopState = () => location.pathname !== pathname && location.reload()
  addEventListener('popstate', handlePopState)
  return () => removeEventListener('popstate', handlePopState)
}

function followPage(open: (path: string) => void, close: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const handleClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (link?.hash && link.closest('.w-job-panel')) {
      // A fragment would add an entry without the address of the list.
      event.preventDefault()
      document.getElementById(link.hash.slice(1))?.scrollIntoView()
    } else if (link) {
      event.preventDefault()
      open(link.pathname)
    }
  }
  document.addEventListener('click', handleClick, { signal })
  addEventListener('popstate', () => (listPath() === undefined ? close() : open(location.pathname)), { signal })
  return () => stop.abort()
}

/** Marks the card of the opened job, and returns the focus to it. */
function useCardFocus(path: string | undefined): void {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (path === undefined) {
      card.current?.focus()
      return undefined
    }
    const link = document.querySelector<HTMLElement>(`main a[href=${JSON.stringify(path)}]:not(.w-job-panel *)`)
    card.current = link ?? card.current
    link?.setAttribute('aria-current', 'true')
    // The list has become narrower.
    link?.scrollIntoView({ block: 'nearest' })
    return () => link?.removeAttribute('aria-current')
  }, [path])
}

/** Returns the link to a job that was plainly clicked on a wide screen. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null
  const isToJob = link?.origin === location.origin && isJob(link.pathname)
  return link && isToJob && isPlainClick(event) && matchMedia('(min-width: 1280px)').matches ? link : undefined
}
