import { createPortal } from 'react-dom'
import type { GalleryItem, GalleryLightboxProps } from './contract'
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

/** The open lightbox: GLightbox creates the dialog, and a portal renders the caption into it. */
export function GalleryLightboxStage({ label, items, start, player, create, onClose }: StageProps) {
  const { footer, index, broken, videos } = useGlightbox({ label, items, start, create, onClose })
  usePlayer(videos, player)
  const item = items[index]
  return footer && item
    ? createPortal(
        <GalleryLightboxCaption
          key={item.id}
          item={item}
          position={index + 1}
          total={items.length}
          broken={broken.has(index)}
        />,
        footer,
      )
    : null
}
