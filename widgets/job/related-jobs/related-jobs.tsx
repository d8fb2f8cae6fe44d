import { trackService, trackServiceClick, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Carousel, Heading, JobCard, SaveButton, useCardClicks } from '@firstrung/ui'
import { useRef } from 'react'
import type { contract } from './contract'

type RelatedJobsProps = WidgetProps<typeof contract>

export function RelatedJobs({ heading, level, integration, jobs }: RelatedJobsProps) {
  const root = useRef<HTMLDivElement>(null)
  const eventsOf = (some: typeof jobs) => (integration ? some.flatMap(job => job.analytics) : [])
  useCardClicks(root, !!jobs.length, id => trackServiceClick(eventsOf(jobs.filter(job => String(job.id) === id))))

  return jobs.length ? (
    <div ref={root} className="w-related-jobs">
      <Carousel
        label={t(heading)}
        heading={<Heading level={level}>{t(heading)}</Heading>}
        layout="related"
        items={jobs}
        keyOf={job => job.id}
        dataOf={job => ({ 'data-item': String(job.id), 'data-analytics': JSON.stringify(job.analytics) })}
        render={job => <RelatedJob job={job} level={level === 2 ? 3 : 4} />}
        onAppear={appeared => eventsOf(appeared).forEach(trackService)}
      />
    </div>
  ) : null
}

function RelatedJob({ job, level }: { job: RelatedJobsProps['jobs'][number]; level: 3 | 4 }) {
  const title = t('{title} at {name}', { title: job.title, name: job.company.name })
  const { saved, signedIn, toggle } = useSavedItem({ type: 'jobs', id: job.id, title })
  const save = <SaveButton type="jobs" id={job.id} {...{ title, saved, signedIn }} onToggle={toggle} />
  return <JobCard job={job} level={level} variant="compact" actions={save} />
}
