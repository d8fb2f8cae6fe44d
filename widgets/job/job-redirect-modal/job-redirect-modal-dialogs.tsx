import { emit, hideJob, lastValue, markApplied, subscribe, track, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { useState } from 'react'
import type { contract } from './contract'
import { JobRedirectModalLeaving } from './job-redirect-modal-leaving'
import { type Answer, JobRedirectModalReturned } from './job-redirect-modal-returned'

type JobRedirectModalProps = WidgetProps<typeof contract>

interface JobRedirectModalDialogsProps extends Pick<JobRedirectModalProps, 'id' | 'title' | 'site' | 'host'> {
  step: 'leaving' | 'returned' | undefined
  /** Called when a link of the first dialog is followed. */
  onFollow: () => void
  onClose: () => void
}

/** Both dialogs, and the effects of their answers. Their code loads when the first one opens. */
export function JobRedirectModalDialogs(props: JobRedirectModalDialogsProps) {
  const { id, title, site, host, step, onFollow, onClose } = props
  const [wantsSave, setWantsSave] = useState(false)
  const { saved, toggle } = useSavedItem({ type: 'jobs', id, title })
  const isVisitor = () => !lastValue('user')?.loggedIn

  const handleFollow = (save: boolean) => {
    onFollow()
    setWantsSave(save && isVisitor())
    if (save && !isVisitor()) {
      toggle()
    }
    // Later, so that the browser follows the link before it is removed.
    setTimeout(onClose)
  }

  const handleAnswer = (answer: Answer | undefined) => {
    onClose()
    if (answer) {
      emit(host, 'job-redirect-modal:answered', { id, answer })
    }
    if (answer === 'yes') {
      track('apply_confirmed', { id })
    }
    if (answer === 'yes' || answer === 'not-for-me') {
      record(answer)
    } else if (wantsSave && isVisitor()) {
      toggle()
    }
  }

  /** Stores an answer. For a visitor who applied, this happens once they have logged in. */
  const record = (answer: 'yes' | 'not-for-me') => {
    if (!isVisitor()) {
      void (answer === 'yes' ? markApplied : hideJob)({ id, title })
    } else if (answer === 'yes') {
      toggle()
      waitForLogin(() => void markApplied({ id, title }))
    }
  }

  return (
    <>
      <JobRedirectModalLeaving
        {...{ id, site, saved }}
        open={step === 'leaving'}
        onFollow={handleFollow}
        onClose={onClose}
      />
      <JobRedirectModalReturned title={title} open={step === 'returned'} onAnswer={handleAnswer} />
    </>
  )
}

function waitForLogin(callback: () => void): void {
  const unsubscribe = subscribe('user', user => {
    if (user.loggedIn) {
      unsubscribe()
      callback()
    }
  })
}
