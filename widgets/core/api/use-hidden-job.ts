import { type MouseEvent, useState } from 'react'
import { hideJob } from './tracker'
import { useTopic } from './use-topic'

/**
 * Returns whether the user has just hidden a job, and the handler of its link "Not for me". A visitor follows the link,
 * logs in and confirms it there. The outcome, with Undo, goes to the topic `flash`.
 */
export function useHiddenJob(job: { id: number; title: string }) {
  const [isHidden, setHidden] = useState(false)
  const signedIn = useTopic('user')?.loggedIn ?? false
  const hide = (event: MouseEvent) => {
    if (signedIn && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      void hideJob(job, setHidden)
    }
  }
  return { isHidden, hide }
}
