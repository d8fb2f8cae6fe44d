import { trackService, trackServiceClick, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Heading, JobCard, SaveButton, TextLink, useCardClicks, useImpressions } from '@firstrung/ui'
import { useRef } from 'react'
import type { contract } from './contract'
import { useOpenJobs } from './use-open-jobs'

type HotJobsProps = WidgetProps<typeof contract>
type HotJob = HotJobsProps['jobs'][number]

export function HotJobs({ heading, level, more, layout, returnTo, integration, jobs }: HotJobsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { openJobs, announcement } = useOpenJobs(list, jobs)
  const eventsOf = (id: string) => jobs.find(job => integration !== 0 && String(job.id) === id)?.analytics ?? []

  useImpressions(list, openJobs.length, id => eventsOf(id).forEach(trackService))
  useCardClicks(list, openJobs.length > 0, id => trackServiceClick(eventsOf(id)))

  return openJobs.length ? (
    <div className="w-hot-jobs">
      {heading || more ? (
        <div className="w-hot-jobs__head">
          {heading ? <Heading level={level}>{t(heading)}</Heading> : null}
          {more ? <TextLink href={more.href}>{more.text}</TextLink> : null}
        </div>
      ) : null}
      <ul ref={list} className={`w-hot-jobs__list w-hot-jobs__list--${layout}`}>
        {openJobs.map(job => (
          <li key={job.id} className="w-hot-jobs__item" data-item={job.id}>
            <HotJobCard job={job} level={cardLevel(heading, level)} returnTo={returnTo} />
          </li>
        ))}
      </ul>
      <p className="ui-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  ) : null
}

const cardLevel = (heading: string | null, level: 2 | 3) => (heading ? (level === 2 ? 3 : 4) : level)

function HotJobCard({ job, level, returnTo }: { job: HotJob; level: 2 | 3 | 4; returnTo?: string }) {
  const title = t('{title} at {name}', { title: job.title, name: job.company.name })
  const { saved, signedIn, toggle } = useSavedItem({ type: 'jobs', id: job.id, title })
  const save = <SaveButton type="jobs" id={job.id} {...{ title, saved, signedIn, returnTo }} onToggle={toggle} />
  return <JobCard job={job} level={level} actions={save} />
}
