import { useHiddenJob } from '@firstrung/api'
import { HiddenNote, HideLink, type HeadingLevel, JobCard, type JobCardData } from '@firstrung/ui'
import type { ReactNode } from 'react'

interface JobProps {
  job: JobCardData
  level: HeadingLevel
  /** The job with its employer, for names of controls and for messages. */
  title: string
  save: ReactNode
}

/** A job among the results, until the user hides it. */
export function SearchAppJob({ job, level, title, save }: JobProps) {
  const { isHidden, hide } = useHiddenJob({ id: job.id, title })
  const actions = (
    <div className="ui-card__pair">
      {save}
      <HideLink id={job.id} title={title} onClick={hide} />
    </div>
  )
  return isHidden ? <HiddenNote title={title} /> : <JobCard job={job} level={level} actions={actions} />
}
