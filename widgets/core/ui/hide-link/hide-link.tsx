import { t } from '@firstrung/mount/strings'
import { type MouseEvent, useEffect, useRef } from 'react'
import { EyeOffIcon } from '../icon/icons'

export interface HideLinkProps {
  /** Id of the job. */
  id: number
  /** The job with its employer, for screen readers: "Placement at Halden Rail". */
  title: string
  onClick?: (event: MouseEvent) => void
}

/** "Not for me" on the card of a job: a link to the page that hides it, so that it works without script. */
export function HideLink({ id, title, onClick }: HideLinkProps) {
  return (
    <a
      className="ui-icon-button"
      href={`/account/hidden/jobs/${id}`}
      rel="nofollow"
      title={t('Not for me')}
      aria-label={t('Not for me: {title}', { title })}
      onClick={onClick}
    >
      <EyeOffIcon />
    </a>
  )
}

/** Replaces the card of a job that has just been hidden, and takes the focus of its link. */
export function HiddenNote({ title }: Pick<HideLinkProps, 'title'>) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} className="ui-hidden-note" tabIndex={-1}>
      {t('You’ve hidden {title}.', { title })} <a href="/account/hidden">{t('See everything you’ve hidden')}</a>
    </p>
  )
}
