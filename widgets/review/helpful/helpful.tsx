import { emit, useTopic, voteHelpful } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { plural, t } from '@firstrung/mount/strings'
import { Button, isPlainClick, ThumbsUpIcon } from '@firstrung/ui'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { contract } from './contract'

type HelpfulProps = WidgetProps<typeof contract>

export function Helpful({ id, title, count, voted: wasVoted, host }: HelpfulProps) {
  const [changed, setChanged] = useState<{ helpful: number; voted: boolean }>()
  const isSignedIn = useTopic('user')?.loggedIn ?? false
  const { helpful, voted } = changed ?? { helpful: count, voted: wasVoted }
  const text = describe(helpful, voted)

  const handleClick = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault()
      emit(host, 'helpful:toggled', { id, voted: isSignedIn && !voted })
      void voteHelpful(id, !voted, setChanged)
    }
  }
  // Links only react to Enter; a toggle must react to the space bar, too, but not to key repeat.
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isSignedIn && event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) {
        event.currentTarget.click()
      }
    }
  }

  return (
    <div className={voted ? 'w-helpful w-helpful--voted' : 'w-helpful'}>
      <Button
        kind="secondary"
        size="sm"
        href={`/reviews/${id}/helpful`}
        rel="nofollow"
        {...(isSignedIn ? { role: 'button', 'aria-pressed': voted } : {})}
        icon={<ThumbsUpIcon />}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {t('Helpful')}
        <span className="ui-visually-hidden">: {title}</span>
      </Button>
      {text ? <p className="w-helpful__count">{text}</p> : null}
    </div>
  )
}

function describe(count: number, voted: boolean): string {
  if (voted) {
    const others = Math.max(count - 1, 0)
    return others === 0
      ? t('You found this helpful')
      : plural(others, 'You and {count} other found this helpful', 'You and {count} others found this helpful')
  }
  return count > 0 ? plural(count, '{count} person found this helpful', '{count} people found this helpful') : ''
}
