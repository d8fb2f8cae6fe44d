import { emit, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { BellIcon, BookmarkIcon, Button, JobCard, SaveButton, TextLink } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { contract } from './contract'

type CompanyJobsFallbackProps = WidgetProps<typeof contract>

export function CompanyJobsFallback(props: CompanyJobsFallbackProps) {
  const { name, opens, jobs, moreUrl, followUrl } = props
  return (
    <div className="w-company-jobs-fallback">
      <div className="w-company-jobs-fallback__message">
        <h2 className="w-company-jobs-fallback__title">{t('No open roles')}</h2>
        <p>
          {t('{name} has no open roles right now.', { name })}
          {opens ? ` ${t('They usually open in {months}.', { months: opens })}` : ''}
        </p>
        {followUrl ? (
          <p>
            <Button href={followUrl} rel="nofollow" icon={<BellIcon />}>
              {t('Email me about new placements')}
            </Button>
          </p>
        ) : null}
        <Shortlist {...props} />
      </div>
      {jobs.length ? (
        <>
          <h3 className="w-company-jobs-fallback__subtitle">{t('Similar jobs elsewhere')}</h3>
          <ul className="w-company-jobs-fallback__jobs">
            {jobs.map(job => (
              <li key={job.id}>
                <OpenJob job={job} />
              </li>
            ))}
          </ul>
          <p>
            <TextLink href={moreUrl}>{t('See more open jobs')}</TextLink>
          </p>
        </>
      ) : null}
    </div>
  )
}

function OpenJob({ job }: { job: CompanyJobsFallbackProps['jobs'][number] }) {
  const title = t('{title} at {name}', { title: job.title, name: job.company.name })
  const { saved, signedIn, toggle } = useSavedItem({ type: 'jobs', id: job.id, title })
  const save = <SaveButton type="jobs" id={job.id} {...{ title, saved, signedIn }} onToggle={toggle} />
  return <JobCard job={job} level={4} actions={save} />
}

function Shortlist({ id, name, loginUrl, saved: wasSaved, host }: CompanyJobsFallbackProps) {
  const { saved, signedIn, toggle } = useSavedItem({ type: 'companies', id, title: name }, wasSaved)

  const handleToggle = (event: MouseEvent) => {
    event.preventDefault()
    emit(host, 'company-jobs-fallback:asked', { id })
    toggle()
  }

  return (
    <>
      <p role="status">
        {saved
          ? t('{name} is on your shortlist.', { name })
          : t('Add it to your shortlist, so you can check back when roles open.')}
      </p>
      {signedIn ? (
        <Button kind="secondary" icon={<BookmarkIcon />} onClick={handleToggle}>
          {saved ? t('Remove from shortlist') : t('Shortlist {name}', { name })}
        </Button>
      ) : (
        <Button kind="secondary" icon={<BookmarkIcon />} href={loginUrl} onClick={handleToggle}>
          {saved ? t('Remove from shortlist') : t('Shortlist {name}', { name })}
        </Button>
      )}
    </>
  )
}
