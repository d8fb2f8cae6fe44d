import { createPortal } from 'react-dom'
import type { GalleryItem, GalleryLightboxProps } from './gallery-lightbox'
import { GalleryLightboxCaption } from './gallery-lightbox-caption'
import { type CreateLightbox, useGlightbox } from './use-glightbox'
import { usePlayer } from './use-player'

export interface StageProps {
  label: string
  items: readonly GalleryItem[]
  start: number
  player: GalleryLightboxProps['player']
  create: CreateLightbox
  onClose: () => void
}

/** The open lightbox. GLightbox makes the dialog; what is said in it is ours. */
export function GalleryLightboxStage({ label, items, start, player, create, onClose }: StageProps) {
  const { foot, index, broken, videos } = useGlightbox({ label, items, start, create, onClose })
  usePlayer(videos, player)
  const item = items[index]
  return foot && item
    ? createPortal(
        <GalleryLightboxCaption
          key={item.id}
          item={item}
          position={index + 1}
          total={items.length}
          broken={broken.has(index)}
        />,
        foot,
      )
    : null
}
