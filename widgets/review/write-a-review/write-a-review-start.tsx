import { publish } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, isPlainClick, Notice } from '@firstrung/ui'
import { type MouseEvent, useEffect } from 'react'
import type { contract } from './contract'
import { WriteAReviewUnfinished } from './write-a-review-unfinished'

const FIRST_STAGE = '/write-a-review/job-details'
const loadStart = () => import('./start-again')
const MOST = 5

export function WriteAReviewStart({ signedIn, unfinished, csrf }: WidgetProps<typeof contract>) {
  const isFull = unfinished.length >= MOST
  return (
    <div className="w-write-a-review__columns">
      <div className="w-write-a-review__card">
        <h1 tabIndex={-1}>{t('Write a review')}</h1>
        <p>
          {t(
            'Ten minutes of your time could help another student choose well. Nobody sees your name, and you can delete your review whenever you like.',
          )}
        </p>
        {isFull ? (
          <Notice tone="warning">{t('You have 5 unfinished reviews. Finish or delete one to start another')}</Notice>
        ) : null}
        {signedIn && unfinished.length > 0 ? <WriteAReviewUnfinished unfinished={unfinished} csrf={csrf} /> : null}
        <div className="w-write-a-review__buttons">
          {signedIn ? (
            isFull ? null : (
              <Button href={FIRST_STAGE} onClick={handleStart}>
                {t('Start a review')}
              </Button>
            )
          ) : (
            <LogIn />
          )}
        </div>
      </div>
      <Guidelines />
    </div>
  )
}

function Guidelines() {
  return (
    <aside className="w-write-a-review__aside" aria-label={t('Guidelines')}>
      <h2 className="w-write-a-review__subtitle">{t('Five guidelines')}</h2>
      <ol className="w-write-a-review__list">
        <li>{t('Review a job you did yourself.')}</li>
        <li>{t('Say what was good and what could be better.')}</li>
        <li>{t('Don’t name people or share contact details.')}</li>
        <li>{t('Don’t share anything confidential.')}</li>
        <li>{t('Use your own words, and keep it fair.')}</li>
      </ol>
    </aside>
  )
}

/** The dialogs open in place; without script these are links to the pages. */
function LogIn() {
  useEffect(() => {
    const following = loadStart().then(start => start.followLogIn())
    return () => void following.then(stop => stop())
  }, [])
  const open = (event: MouseEvent, name: 'login' | 'register') => {
    event.preventDefault()
    publish('modal', { name })
  }
  return (
    <>
      <Button href={`/login?return=${FIRST_STAGE}`} onClick={event => open(event, 'login')}>
        {t('Log in to start')}
      </Button>
      <Button kind="secondary" href={`/register?return=${FIRST_STAGE}`} onClick={event => open(event, 'register')}>
        {t('Sign up')}
      </Button>
    </>
  )
}

function handleStart(event: MouseEvent): void {
  if (isPlainClick(event)) {
    event.preventDefault()
    void loadStart().then(start => start.startAgain())
  }
}
