import { locale, type Text } from '@firstrung/mount/strings'
import { useEffect } from 'react'
import { publish } from '../bus'
import { useTopic } from '../use-topic'
import type { InterestJob } from './store'

export interface InterestControl {
  /** "5 October" if the user has registered interest in the job. */
  since: string | undefined
  register: () => void
  withdraw: () => void
}

const DAY = { timeZone: 'Europe/London', day: 'numeric', month: 'long' } as const

/** Returns whether the user has registered interest in a job. The code that registers loads with the first use. */
export function useInterest(job: InterestJob): InterestControl {
  const isSignedIn = useTopic('user')?.loggedIn ?? false
  const own = useTopic('interest')?.find(({ jobId }) => jobId === job.id)
  const isListed = isSignedIn && (own?.state === 'confirmed' || own?.state === 'notified')

  useEffect(() => {
    if (isSignedIn) {
      import('./store')
        .then(({ loadInterest }) => loadInterest())
        .catch(() => {
          // Without the list the button still registers, and registering twice is harmless.
        })
    }
  }, [isSignedIn])

  const change = (transition: 'register' | 'withdraw') => () =>
    void import('./store')
      .then(({ changeInterest }) => changeInterest(job, transition))
      .catch(() => publish('flash', { kind: 'error', text: 'Sorry, that did not work. Try again' satisfies Text }))
  return {
    since: isListed && own?.registeredAt ? new Date(own.registeredAt).toLocaleDateString(locale(), DAY) : undefined,
    register: change('register'),
    withdraw: change('withdraw'),
  }
}

/**
 * Registers interest with the details of a form, and returns the names of missing ones. The code loads with the call.
 * Fails with 422 and the messages for the fields.
 */
export async function sendInterestDetails(
  job: InterestJob,
  values: Record<string, unknown>,
): Promise<readonly string[]> {
  const { registerWithDetails } = await import('./store')
  return registerWithDetails(job, values)
}
