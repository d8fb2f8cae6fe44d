import { trackService, useHiddenJob } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Carousel, Heading, HiddenNote, HideLink, JobCard } from '@firstrung/ui'
import type { contract } from './contract'

type RelatedJobsProps = WidgetProps<typeof contract>

export function RelatedJobs({ heading, level, integration, jobs }: RelatedJobsProps) {
  const handleAppear = (appeared: typeof jobs) => {
    if (integration !== 0) {
      appeared.flatMap(job => job.analytics).forEach(trackService)
    }
  }

  return jobs.length ? (
    <div className="w-related-jobs">
      <Carousel
        label={heading}
        heading={<Heading level={level}>{heading}</Heading>}
        layout="related"
        items={jobs}
        keyOf={job => job.id}
        dataOf={job => ({ 'data-analytics': JSON.stringify(job.analytics) })}
        render={job => <RelatedJob job={job} level={level === 2 ? 3 : 4} />}
        onAppear={handleAppear}
      />
    </div>
  ) : null
}

function RelatedJob({ job, level }: { job: RelatedJobsProps['jobs'][number]; level: 3 | 4 }) {
  const title = `${job.title} at ${job.company.name}`
  const { isHidden, hide } = useHiddenJob({ id: job.id, title })
  const actions = <HideLink id={job.id} title={title} onClick={hide} />
  return isHidden ? (
    <HiddenNote title={title} />
  ) : (
    <JobCard job={job} level={level} variant="compact" actions={actions} />
  )
}
