import { t } from '@firstrung/mount/strings'
import { VisuallyHidden } from '@firstrung/ui'
import { useState } from 'react'
import type { GalleryItem } from './contract'

/** Longer descriptions are cut after this many characters. */
const MAX_LENGTH = 60

interface CaptionProps {
  item: GalleryItem
  position: number
  total: number
  /** The picture or clip failed to load. */
  broken: boolean
}

export function GalleryLightboxCaption({ item, position, total, broken }: CaptionProps) {
  return (
    <div className="w-gallery-lightbox__caption">
      <p className="w-gallery-lightbox__position" role="status">
        {total > 1 ? t('{position} of {total}', { position, total }) : null}
        <VisuallyHidden>{`: ${item.alt}`}</VisuallyHidden>
      </p>
      {item.title ? (
        <p>
          <strong>{item.title}</strong>
        </p>
      ) : null}
      {item.description ? <Description text={item.description} /> : null}
      {broken ? (
        <p>
          {item.type === 'video'
            ? t('This clip did not load. Try again in a moment.')
            : t('This picture did not load. Try again in a moment.')}
        </p>
      ) : null}
    </div>
  )
}

function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const isLong = text.length > MAX_LENGTH
  return (
    <p className="w-gallery-lightbox__description">
      {isLong && !open ? `${text.slice(0, MAX_LENGTH).trimEnd()}… ` : `${text} `}
      {isLong ? (
        <button type="button" className="w-gallery-lightbox__more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'See less' : 'See more')}
        </button>
      ) : null}
    </p>
  )
}
