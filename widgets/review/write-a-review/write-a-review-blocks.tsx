import { Stars } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { Draft, Form } from './contract'

interface BlocksProps {
  form: Form
  draft: Draft | null
  onOpen: (event: MouseEvent, stage: string) => void
}

/** The review as its page will show it, with a link to change each part. */
export function WriteAReviewBlocks({ form: { head, blocks, overallRating }, draft, onOpen }: BlocksProps) {
  return (
    <article className="w-write-a-review__preview" aria-label="Your review">
      {head ? <Head head={head} rating={overallRating} /> : null}
      {blocks.map(({ stage, title, rows }) => (
        <section key={stage} className="w-write-a-review__block">
          <h2 className="w-write-a-review__subtitle">{title}</h2>
          <a
            className="w-write-a-review__edit"
            href={`/write-a-review/${draft?.reviewId ?? ''}/${stage}`}
            onClick={event => onOpen(event, stage)}
          >
            Edit<span className="ui-visually-hidden"> {title}</span>
          </a>
          <dl className="w-write-a-review__rows">
            {rows.map(({ label, text, stars, shape }) => (
              <div key={label} data-shape={shape}>
                <dt className={shape === 'prose' ? 'ui-visually-hidden' : undefined}>{label}</dt>
                <dd>{stars === null ? text : <Stars value={stars} size="sm" />}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  )
}

function Head({ head, rating }: { head: NonNullable<Form['head']>; rating: number | null }) {
  const { company, title, role, authorLine, recommend } = head
  return (
    <header className="w-write-a-review__head">
      <p>{company}</p>
      <p className="w-write-a-review__headline">{title}</p>
      <p>
        <b>{role}</b> · {authorLine}
      </p>
      {rating === null ? null : <Stars value={rating} size="lg" />}
      {recommend === null ? null : <p>{recommend ? 'Would' : 'Would not'} recommend it to a friend</p>}
    </header>
  )
}
