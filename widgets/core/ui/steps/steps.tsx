import { t } from '@firstrung/mount/strings'
import type { MouseEvent } from 'react'
import { isPlainClick } from '../is-plain-click'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

interface Step<Name extends string> {
  name: Name
  title: string
  done: boolean
  current: boolean
  reached: boolean
}

interface StepsProps<Name extends string> {
  label: string
  steps: readonly Step<Name>[]
  /** The address of a step that was reached; without it no step is a link. */
  hrefOf: ((name: Name) => string) | undefined
  onOpen: (name: Name, href: string) => void
}

/** The steps of a form on several pages. */
export function Steps<Name extends string>({ label, steps, hrefOf, onOpen }: StepsProps<Name>) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>, name: Name) => {
    if (isPlainClick(event)) {
      event.preventDefault()
      onOpen(name, event.currentTarget.href)
    }
  }
  return (
    <nav aria-label={label}>
      <ol className="ui-steps">
        {steps.map(({ name, title, done, current, reached }) => (
          <li
            key={name}
            className="ui-steps__step"
            data-step={current ? 'current' : done ? 'done' : undefined}
            aria-current={current ? 'step' : undefined}
          >
            {hrefOf && reached && !current ? (
              <a href={hrefOf(name)} onClick={event => handleClick(event, name)}>
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            {done ? <VisuallyHidden>{` ${t('(done)')}`}</VisuallyHidden> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
