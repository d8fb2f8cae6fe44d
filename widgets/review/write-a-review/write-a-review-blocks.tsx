import { Stars } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { Draft, Form } from './contract'

interface BlocksProps {
  blocks: Form['blocks']
  draft: Draft | null
  onOpen: (event: MouseEvent, stage: string) => void
}

/** The review as readers will see it, with a link to change each part. */
export function WriteAReviewBlocks({ blocks, draft, onOpen }: BlocksProps) {
  return blocks.map(({ stage, title, rows }) => (
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
        {rows.map(({ label, text, stars }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{stars === null ? text : <Stars value={stars} size="sm" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
