import { t } from '@firstrung/mount/strings'
import { isPlainClick } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { Form } from './contract'

interface LadderProps extends Pick<Form, 'ladder'> {
  onJump: (stage: Form['stage']) => Promise<void>
}

export function OnboardingLadder({ ladder, onJump }: LadderProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>, stage: Form['stage']) => {
    if (!isPlainClick(event)) {
      return
    }
    event.preventDefault()
    const { href } = event.currentTarget
    onJump(stage).catch(() => location.assign(href))
  }
  return (
    <nav aria-label={t('Steps of signing up')}>
      <ol className="w-onboarding__ladder">
        {ladder.map(({ name, title, done, current, reached }) => (
          <li
            key={name}
            className="w-onboarding__rung"
            data-rung={current ? 'current' : done ? 'done' : undefined}
            aria-current={current ? 'step' : undefined}
          >
            {reached && !current ? (
              <a href={`/register/${name}`} onClick={event => handleClick(event, name)}>
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
