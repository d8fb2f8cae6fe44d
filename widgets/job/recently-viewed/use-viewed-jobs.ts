import { readUser, useTopic } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { useEffect, useState } from 'react'
import type { contract } from './contract'

type Props = WidgetProps<typeof contract>
export type ViewedJob = NonNullable<Props['job']>
export type StoredJob = ViewedJob & { saved?: boolean }

interface Stored {
  /** Stored while logged in, so it is removed with the session. */
  personal: boolean
  jobs: readonly StoredJob[]
}

const KEY = 'firstrung.viewed-jobs'
/** The service worker's cache of job pages. */
const PAGES = 'firstrung-jobs'
const MOST = 13
const NONE: Stored = { personal: false, jobs: [] }

interface Visit {
  job?: ViewedJob
  saved: readonly ViewedJob[]
  signedIn: boolean
}

/**
 * Returns the stored jobs, once they are read, and a function that clears them. Offline, jobs stored in an ended
 * session stay.
 */
export function useViewedJobs({ job, saved, offline }: Pick<Props, 'job' | 'saved' | 'offline'>) {
  const user = useTopic('user')
  const [jobs, setJobs] = useState<readonly StoredJob[]>([])

  useEffect(() => {
    const { loggedIn: signedIn } = user ?? readUser()
    // The first render must match the server's, which has no local storage.
    setJobs(offline ? read().jobs : addJobs({ job, saved, signedIn }))
  }, [job, saved, offline, user])

  const clear = () => {
    clearJobs()
    setJobs([])
  }
  return { jobs, clear }
}

/** Adds the jobs of a page without duplicates, and returns all. Jobs stored in an ended session are removed first. */
export function addJobs({ job, saved, signedIn }: Visit): readonly StoredJob[] {
  const stored = read()
  if (stored.personal && !signedIn) {
    clearJobs()
  }
  const earlier = stored.personal && !signedIn ? [] : stored.jobs
  const viewed = job ? [{ ...job, saved: earlier.find(({ id }) => id === job.id)?.saved }] : []
  const added = [...viewed, ...saved.map(item => ({ ...item, saved: true }))]
  if (added.length === 0) {
    return earlier
  }
  const others = earlier.filter(({ id }) => !added.some(item => item.id === id))
  const jobs = [...added, ...others].slice(0, MOST + saved.length)
  write({ personal: signedIn, jobs })
  return jobs
}

function clearJobs(): void {
  write(undefined)
  if ('caches' in globalThis) {
    caches.delete(PAGES).catch(() => undefined)
  }
}

function write(stored: Stored | undefined): void {
  try {
    if (stored) {
      localStorage.setItem(KEY, JSON.stringify(stored))
    } else {
      localStorage.removeItem(KEY)
    }
  } catch {
    // Storage can be blocked or full; the page works without the list.
  }
}

function read(): Stored {
  try {
    const { personal, jobs } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>
    return Array.isArray(jobs) ? { personal: personal === true, jobs: jobs.filter(isJob) } : NONE
  } catch {
    return NONE
  }
}

function isJob(value: unknown): value is StoredJob {
  const job = value as Partial<StoredJob> | null
  const texts = [job?.title, job?.company, job?.url]
  return typeof job?.id === 'number' && texts.every(text => typeof text === 'string') && !!job.url?.startsWith('/')
}
