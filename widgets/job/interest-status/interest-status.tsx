import { emit, publish, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { BellIcon, Button, Heading, SaveButton, VisuallyHidden } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { contract } from './contract'

type InterestStatusProps = WidgetProps<typeof contract>

export function InterestStatus({ heading, level, jobs, ...row }: InterestStatusProps) {
  return jobs.length ? (
    <section className="w-interest-status">
      <Heading level={level} className="w-interest-status__heading">
        {heading}
      </Heading>
      <ul className="w-interest-status__list">
        {jobs.map(job => (
          <Row key={job.id} job={job} level={level === 2 ? 3 : 4} {...row} />
        ))}
      </ul>
    </section>
  ) : null
}

interface RowProps extends Pick<InterestStatusProps, 'returnTo' | 'signedIn' | 'host'> {
  job: InterestStatusProps['jobs'][number]
  level: 3 | 4
}

function Row({ job, level, returnTo, signedIn, host }: RowProps) {
  const { id, title, url, opens } = job
  const { saved, toggle, signedIn: isSignedInHere } = useSavedItem({ type: 'jobs', id, title })

  const handleClick = (click: MouseEvent) => {
    if (!click.ctrlKey && !click.metaKey && !click.shiftKey) {
      click.preventDefault()
      publish('modal', { name: 'register-interest', title, type: 'jobs', id })
      emit(host, 'interest-status:asked', { id })
    }
  }

  return (
    <li className="w-interest-status__job">
      <div className="w-interest-status__text">
        <Heading level={level} className="w-interest-status__title">
          <a href={url}>{title}</a>
        </Heading>
        <p className="w-interest-status__opens">{opens}</p>
      </div>
      {isSignedInHere || signedIn ? (
        <SaveButton {...{ type: 'jobs', id, title, saved, returnTo }} signedIn onToggle={toggle} showLabel />
      ) : (
        <Button
          href={loginUrl(id, returnTo)}
          rel="nofollow"
          kind="secondary"
          size="sm"
          icon={<BellIcon />}
          onClick={handleClick}
        >
          Register interest
          <VisuallyHidden> in {title}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

const loginUrl = (id: number, returnTo: string | undefined) =>
  `/login?${returnTo ? `return=${encodeURIComponent(returnTo)}&` : ''}save=jobs-${id}`
