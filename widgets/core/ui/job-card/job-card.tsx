import { t, type Text } from '@firstrung/mount/strings'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../badge/badge'
import { Card, CardFacts, CardTitle } from '../card/card'
import type { CardVariant, HeadingLevel, JobCardData, JobLocations, JobTag } from '../cards'
import { cx } from '../cx'
import { LogoMark } from '../logo-mark/logo-mark'
import { Stars } from '../stars/stars'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

export interface JobCardProps {
  job: JobCardData
  level?: HeadingLevel
  variant?: CardVariant
  actions?: ReactNode
  /** False in a list of one employer, which need not repeat its logo and name. */
  showCompany?: boolean
}

const TONES: Record<JobTag['kind'], BadgeTone> = {
  new: 'new',
  'closing-soon': 'urgent',
  'closes-tomorrow': 'error',
  opening: 'opening',
  promoted: 'promoted',
  closed: 'closed',
}

const PATTERNS = {
  'on-site': 'On site' satisfies Text,
  hybrid: 'Hybrid' satisfies Text,
  remote: 'Remote' satisfies Text,
}

/** The card of a job. Pay and closing date have a line each, so that they are in the same place on every card. */
export function JobCard({ job, level = 3, variant = 'list', actions, showCompany = true }: JobCardProps) {
  const { company } = job
  return (
    <Card className={cx('ui-job-card', `ui-job-card--${variant}`)} actions={actions}>
      <CardTitle level={level} url={job.url}>
        {job.title}
      </CardTitle>
      {showCompany ? (
        <div className="ui-job-card__company">
          <LogoMark name={company.name} src={company.logo} />
          <a className="ui-card__inner-link" href={company.url}>
            {company.name}
          </a>
          {company.rating === null ? null : <Stars value={company.rating} count={company.reviewCount} compact />}
        </div>
      ) : null}
      <div className="ui-job-card__details">
        <CardFacts facts={[job.place, job.pattern && t(PATTERNS[job.pattern]), job.type]} />
        {job.pay ? <p className="ui-job-card__pay">{job.pay}</p> : null}
        <JobTimes job={job} />
        {job.locations ? <JobPlaces title={job.title} locations={job.locations} /> : null}
      </div>
    </Card>
  )
}

/** Each place of the job with a link to its advert; works without script. */
function JobPlaces({ title, locations: { text, items, more } }: { title: string; locations: JobLocations }) {
  return (
    <details className="ui-job-card__locations">
      <summary>
        {text}
        <VisuallyHidden>{` ${t('of {title}', { title })}`}</VisuallyHidden>
      </summary>
      <ul>
        {items.map(item => (
          <li key={item.id}>
            <a href={item.url}>{item.text}</a>
          </li>
        ))}
        {more ? (
          <li>
            <a href={more.url}>{more.text}</a>
          </li>
        ) : null}
      </ul>
    </details>
  )
}

function JobTimes({ job }: { job: JobCardData }) {
  return job.closes || job.tags.length ? (
    <div className="ui-job-card__times">
      {job.closes ? <time dateTime={job.closesAt ?? undefined}>{job.closes}</time> : null}
      {job.tags.length ? (
        <span className="ui-job-card__tags">
          {job.tags.map(tag => (
            <Badge key={tag.kind} tone={TONES[tag.kind]}>
              {tag.text}
            </Badge>
          ))}
        </span>
      ) : null}
    </div>
  ) : null
}
