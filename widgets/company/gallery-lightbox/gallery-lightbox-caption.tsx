import { VisuallyHidden } from '@firstrung/ui'
import { useState } from 'react'
import type { GalleryItem } from './gallery-lightbox'

/** Longer descriptions are cut after so many characters. */
const LENGTH = 60

interface CaptionProps {
  item: GalleryItem
  position: number
  total: number
  /** The picture or clip did not load. */
  broken: boolean
}

/** Position, title and description of the item in view; said politely when it changes. */
export function GalleryLightboxCaption({ item, position, total, broken }: CaptionProps) {
  return (
    <div className="w-gallery-lightbox__caption">
      <p className="w-gallery-lightbox__position" role="status">
        {total > 1 ? `${position} of ${total}` : null}
        <VisuallyHidden>{`: ${item.alt}`}</VisuallyHidden>
      </p>
      {item.title ? (
        <p>
          <strong>{item.title}</strong>
        </p>
      ) : null}
      {item.description ? <Description text={item.description} /> : null}
      {broken ? (
        <p>{item.type === 'video' ? 'This clip' : 'This picture'} did not load. Try again in a moment.</p>
      ) : null}
    </div>
  )
}

function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const long = text.length > LENGTH
  return (
    <p className="w-gallery-lightbox__description">
      {long && !open ? `${text.slice(0, LENGTH).trimEnd()}… ` : `${text} `}
      {long ? (
        <button type="button" className="w-gallery-lightbox__more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'See less' : 'See more'}
        </button>
      ) : null}
    </p>
  )
}
