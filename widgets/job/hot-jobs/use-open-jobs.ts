import { t } from '@firstrung/mount/strings'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface ClosingJob {
  id: number
  title: string
  closesAt: string | null
}

/** `setTimeout` takes at most 31 bits of milliseconds, 24 days. */
const MAX_DELAY = 24 * 60 * 60 * 1000

/**
 * Returns the jobs that have not closed, and an announcement of those that just did. On the first render these are all
 * jobs, as in the server's HTML. A focused job that closes passes the focus to its neighbour in `list`.
 */
export function useOpenJobs<Job extends ClosingJob>(list: RefObject<HTMLElement | null>, jobs: readonly Job[]) {
  const [now, setNow] = useState(-Infinity)
  const [announcement, setAnnouncement] = useState('')
  const openJobs = jobs.filter(job => closingTime(job) > now)
  const latest = useRef(openJobs)
  useEffect(() => {
    latest.current = openJobs
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const time = Date.now()
      const closed = latest.current.filter(job => closingTime(job) <= time)
      if (closed.length > 0) {
        moveFocus(list.current, closed)
        setAnnouncement(closed.map(job => t('{title} has closed.', { title: job.title })).join(' '))
        setNow(time)
      }
      const next = Math.min(...jobs.map(closingTime).filter(closing => closing > time))
      clearTimeout(timer)
      timer = next < Infinity ? setTimeout(update, Math.min(next - time, MAX_DELAY)) : undefined
    }
    update()
    // Timers do not fire while a page is suspended or in the back/forward cache.
    addEventListener('pageshow', update)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', update)
      document.removeEventListener('visibilitychange', update)
    }
  }, [list, jobs])

  return { openJobs, announcement }
}

const closingTime = ({ closesAt }: ClosingJob) => (closesAt === null ? Infinity : Date.parse(closesAt))

/** Moves the focus from a job that closes to the next open job, or to the previous one if there is none. */
function moveFocus(list: HTMLElement | null, closed: readonly ClosingJob[]): void {
  const items = [...(list?.children ?? [])]
  const closedIds = new Set(closed.map(job => String(job.id)))
  const index = items.findIndex(item => item.contains(document.activeElement))
  const isOpen = (item: Element) => !closedIds.has(item.getAttribute('data-item') ?? '')
  const focused = items[index]
  if (focused && !isOpen(focused)) {
    const neighbour = items.slice(index).find(isOpen) ?? items.slice(0, index).findLast(isOpen)
    neighbour?.querySelector<HTMLElement>('a[href]')?.focus()
  }
}
