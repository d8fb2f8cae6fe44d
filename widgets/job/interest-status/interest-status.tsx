import { emit, useInterest } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { BellIcon, Button, Heading, isPlainClick, VisuallyHidden } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { contract } from './contract'

type InterestStatusProps = WidgetProps<typeof contract>

export function InterestStatus({ heading, level, jobs, host }: InterestStatusProps) {
  return jobs.length ? (
    <section className="w-interest-status">
      <Heading level={level} className="w-interest-status__heading">
        {t(heading)}
      </Heading>
      <ul className="w-interest-status__list">
        {jobs.map(job => (
          <Row key={job.id} job={job} level={level === 2 ? 3 : 4} host={host} />
        ))}
      </ul>
    </section>
  ) : null
}

interface RowProps extends Pick<InterestStatusProps, 'host'> {
  job: InterestStatusProps['jobs'][number]
  level: 3 | 4
}

function Row({ job, level, host }: RowProps) {
  const { id, title, url, opens } = job
  const { since, register, withdraw } = useInterest({ id, title })

  const handleClick = (click: MouseEvent) => {
    if (isPlainClick(click)) {
      click.preventDefault()
      register()
      emit(host, 'interest-status:asked', { id })
    }
  }

  return (
    <li className="w-interest-status__job">
      <div className="w-interest-status__text">
        <Heading level={level} className="w-interest-status__title">
          <a href={url}>{title}</a>
        </Heading>
        <p className="w-interest-status__opens">
          {opens}
          {since ? t('. You’re on the list since {since}', { since }) : ''}
        </p>
      </div>
      {since ? (
        <Button kind="tertiary" size="sm" onClick={withdraw}>
          {t('Remove')}
          <VisuallyHidden>{` ${t('{title} from your list', { title })}`}</VisuallyHidden>
        </Button>
      ) : (
        <Button
          href={`/register-interest/${id}`}
          rel="nofollow"
          kind="secondary"
          size="sm"
          icon={<BellIcon />}
          onClick={handleClick}
        >
          {t('Register interest')}
          <VisuallyHidden>{` ${t('in {title}', { title })}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
