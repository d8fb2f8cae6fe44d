import { t } from '@firstrung/mount/strings'
import { CsrfField, Button, Notice } from '@firstrung/ui'
import { type ComponentType, type SyntheticEvent, useRef, useState } from 'react'
import type { Unfinished } from './contract'
import type { DeleteProps } from './write-a-review-delete'

interface UnfinishedProps {
  unfinished: readonly Unfinished[]
  csrf: string | null | undefined
}

/** The reviews to continue. With script Delete asks first. */
export function WriteAReviewUnfinished({ unfinished, csrf }: UnfinishedProps) {
  const [reviews, setReviews] = useState(unfinished)
  const [toDelete, setToDelete] = useState<Unfinished>()
  const [Confirm, setConfirm] = useState<ComponentType<DeleteProps>>()
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const requestDeletion = async (review: Unfinished) => {
    const { WriteAReviewDelete } = await import('./write-a-review-delete')
    setConfirm(() => WriteAReviewDelete)
    setToDelete(review)
  }
  const handleDeleted = (id: number) => {
    setReviews(reviews.filter(({ reviewId }) => reviewId !== id))
    title.current?.focus()
  }

  return (
    <section>
      <h2 className="w-write-a-review__subtitle" ref={title} tabIndex={-1}>
        {t('Pick up where you left off')}
      </h2>
      <ul className="w-write-a-review__unfinished">
        {reviews.map(review => (
          <Review key={review.reviewId} review={review} csrf={csrf} onDelete={() => requestDeletion(review)} />
        ))}
      </ul>
      {message ? <Notice role="status">{message}</Notice> : null}
      {toDelete && Confirm ? (
        <Confirm
          id={toDelete.reviewId}
          name={nameOf(toDelete)}
          onDelete={handleDeleted}
          onMessage={setMessage}
          onClose={() => setToDelete(undefined)}
        />
      ) : null}
    </section>
  )
}

const nameOf = ({ company }: Unfinished) => company || t('Your review')

interface ReviewProps {
  review: Unfinished
  csrf: string | null | undefined
  /** Asks before the review is deleted. */
  onDelete: () => Promise<void>
}

function Review({ review, csrf, onDelete }: ReviewProps) {
  const { reviewId, jobTitle, stage, percent, state } = review
  const name = nameOf(review)
  const handleDelete = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    onDelete().catch(() => currentTarget.submit())
  }
  return (
    <li className="w-write-a-review__review">
      <Ring percent={percent} />
      <p>
        <strong>{name}</strong>
        {jobTitle ? <span> {jobTitle}</span> : null}
        <span className="w-write-a-review__small">
          {t(state === 'changes-requested' ? '{percent}% done, changes requested' : '{percent}% done', { percent })}
        </span>
      </p>
      <Button href={`/write-a-review/${reviewId}/${stage}`} size="sm">
        {t('Continue')}
        <span className="ui-visually-hidden"> {name}</span>
      </Button>
      <form action={`/write-a-review/${reviewId}/removal`} method="post" onSubmit={handleDelete}>
        <CsrfField token={csrf} />
        <Button type="submit" kind="tertiary" size="sm">
          {t('Delete')}
          <span className="ui-visually-hidden"> {name}</span>
        </Button>
      </form>
    </li>
  )
}

/** Hidden from screen readers, because the figure beside it is equivalent. */
function Ring({ percent }: { percent: number }) {
  return (
    <svg className="w-write-a-review__ring" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15" pathLength="100" />
      <circle
        className="w-write-a-review__done"
        cx="18"
        cy="18"
        r="15"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
      />
    </svg>
  )
}
