import { hideJob } from '@firstrung/api'
import { EyeOffIcon, type HeadingLevel, JobCard, type JobCardData } from '@firstrung/ui'
import { type MouseEvent, type ReactNode, useState } from 'react'

interface JobProps {
  job: JobCardData
  level: HeadingLevel
  /** The job with its employer, for names of controls and for messages. */
  title: string
  signedIn: boolean
  save: ReactNode
}

/** A job among the results, until the person hides it. */
export function SearchAppJob({ job, level, title, signedIn, save }: JobProps) {
  const [isHidden, setHidden] = useState(false)
  const handleHide = (event: MouseEvent) => {
    // A visitor follows the link, logs in and confirms it there.
    if (signedIn && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      void hideJob({ id: job.id, title }, setHidden)
    }
  }
  if (isHidden) {
    return (
      <p className="w-search-app__note" role="status">
        You’ve hidden {title}. <a href="/account/hidden">See everything you’ve hidden</a>
      </p>
    )
  }
  const hide = (
    <a
      className="ui-icon-button"
      href={`/account/hidden/jobs/${job.id}`}
      rel="nofollow"
      title="Not for me"
      aria-label={`Not for me: ${title}`}
      onClick={handleHide}
    >
      <EyeOffIcon />
    </a>
  )
  const actions = (
    <div className="w-search-app__actions">
      {save}
      {hide}
    </div>
  )
  return <JobCard job={job} level={level} actions={actions} />
}
