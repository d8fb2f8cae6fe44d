import { type RefObject, useEffect, useRef, useState } from 'react'

interface Closing {
  id: number
  title: string
  closesAt: string | null
}

/** Timers count with 31 bits; what lies further away is looked at again before. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000

/**
 * The jobs that have not closed, all of them at first: the server knew which those were. A closing job hands the focus
 * on to its neighbour, and `news` says what went.
 */
export function useStillOpen<Job extends Closing>(list: RefObject<HTMLElement | null>, jobs: readonly Job[]) {
  const [now, setNow] = useState(-Infinity)
  const [news, setNews] = useState('')
  const open = jobs.filter(job => closingTime(job) > now)
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const time = Date.now()
      const closed = latest.current.filter(job => closingTime(job) <= time)
      if (closed.length > 0) {
        handOnFocus(list.current, closed)
        setNews(closed.map(job => `${job.title} has closed.`).join(' '))
        setNow(time)
      }
      const next = Math.min(...jobs.map(closingTime).filter(closing => closing > time))
      clearTimeout(timer)
      timer = next < Infinity ? setTimeout(look, Math.min(next - time, LONGEST_WAIT)) : undefined
    }
    look()
    // A page that slept, or came back from the browser's store of pages, has missed its timers.
    addEventListener('pageshow', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [list, jobs])

  return { open, news }
}

const closingTime = ({ closesAt }: Closing) => (closesAt === null ? Infinity : Date.parse(closesAt))

/** Where the focus stands on a job that goes, the next job takes it, or the one before. */
function handOnFocus(list: HTMLElement | null, closed: readonly Closing[]): void {
  const items = [...(list?.children ?? [])]
  const goes = new Set(closed.map(job => String(job.id)))
  const at = items.findIndex(item => item.contains(document.activeElement))
  const stays = (item: Element) => !goes.has(item.getAttribute('data-item') ?? '')
  const here = items[at]
  if (here && !stays(here)) {
    const neighbour = items.slice(at).find(stays) ?? items.slice(0, at).findLast(stays)
    neighbour?.querySelector<HTMLElement>('a[href]')?.focus()
  }
}
