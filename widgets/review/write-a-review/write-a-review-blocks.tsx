import { t } from '@firstrung/mount/strings'
import { Stars } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { Draft, Form } from './contract'

interface BlocksProps {
  form: Form
  draft: Draft | null
  onOpen: (event: MouseEvent, stage: string) => void
}

/** The review as its page will show it, with a link to change each part. */
export function WriteAReviewBlocks({ form: { blocks }, draft, onOpen }: BlocksProps) {
  return blocks.map(({ stage, title, rows }) => (
    <section key={stage} className="w-write-a-review__block">
      <h2 className="w-write-a-review__subtitle">{title}</h2>
      <a href={`/write-a-review/${draft?.reviewId ?? ''}/${stage}`} onClick={event => onOpen(event, stage)}>
        {t('Edit')}
        <span className="ui-visually-hidden"> {title}</span>
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
  ))
}
