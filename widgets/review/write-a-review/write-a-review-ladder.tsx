import { t } from '@firstrung/mount/strings'
import type { MouseEvent } from 'react'
import type { Form } from './contract'

interface LadderProps extends Pick<Form, 'ladder'> {
  /** The address of the draft; no stage is a link before there is one. */
  base: string | null
  onOpen: (event: MouseEvent, stage: string) => void
}

export function WriteAReviewLadder({ ladder, base, onOpen }: LadderProps) {
  return (
    <nav aria-label={t('Steps of your review')}>
      <ol className="w-write-a-review__ladder">
        {ladder.map(({ name, title, done, current, reached }) => (
          <li
            key={name}
            className="w-write-a-review__rung"
            data-rung={current ? 'current' : done ? 'done' : undefined}
            aria-current={current ? 'step' : undefined}
          >
            {base && reached && !current ? (
              <a href={`${base}/${name}`} onClick={event => onOpen(event, name)}>
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            {done ? <span className="ui-visually-hidden">{` ${t('(done)')}`}</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
