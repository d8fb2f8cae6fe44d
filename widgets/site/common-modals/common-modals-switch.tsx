import { isPlainClick } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import { addressOf } from './addresses'
import type { ShownRequest } from './common-modals-props'

interface CommonModalsSwitchProps extends ShownRequest {
  question: string
  link: string
  /** The page with the other form, for new tabs. */
  page: string
  onClick: () => void
}

export function CommonModalsSwitch({ question, link, page, request, onClick }: CommonModalsSwitchProps) {
  const handleClick = (click: MouseEvent) => {
    if (isPlainClick(click)) {
      click.preventDefault()
      onClick()
    }
  }
  return (
    <p className="w-common-modals__other">
      {question}{' '}
      <a href={addressOf(page, request)} onClick={handleClick}>
        {link}
      </a>
    </p>
  )
}
