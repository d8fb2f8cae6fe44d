import { emit, trustedPolicy } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, Heading } from '@firstrung/ui'
import { useEffect } from 'react'
import type { contract } from './contract'
import { type StoredJob, useViewedJobs } from './use-viewed-jobs'

type RecentlyViewedProps = WidgetProps<typeof contract>

const MAX_SHOWN = 6

export function RecentlyViewed({ heading, level, job, saved, offline, worker, host }: RecentlyViewedProps) {
  const { jobs, clear } = useViewedJobs({ job, saved, offline })

  useEffect(() => {
    if (worker && 'serviceWorker' in navigator) {
      const url = trustedPolicy()?.createScriptURL(worker) ?? worker
      navigator.serviceWorker.register(url).catch(() => undefined)
    }
  }, [worker])

  const handleClear = () => {
    clear()
    emit(host, 'recently-viewed:cleared', {})
  }

  const listed = jobs.filter(({ id, saved: isSaved }) => id !== job?.id && (offline || !isSaved))
  if (listed.length === 0) {
    return offline ? <p>{t('You haven’t looked at any jobs in this browser yet.')}</p> : null
  }
  return (
    <section className="w-recently-viewed">
      <div className="w-recently-viewed__head">
        <Heading level={level}>{t(heading)}</Heading>
        <Button kind="tertiary" size="sm" onClick={handleClear}>
          {t('Clear')}
        </Button>
      </div>
      <ul className="w-recently-viewed__list">
        {(offline ? listed : listed.slice(0, MAX_SHOWN)).map(item => (
          <Row key={item.id} job={item} />
        ))}
      </ul>
    </section>
  )
}

function Row({ job }: { job: StoredJob }) {
  return (
    <li className="w-recently-viewed__job">
      <a className="w-recently-viewed__link" href={job.url}>
        {job.title}
      </a>
      <span className="w-recently-viewed__company">
        {job.company}
        {job.saved ? `, ${t('saved')}` : ''}
      </span>
    </li>
  )
}
