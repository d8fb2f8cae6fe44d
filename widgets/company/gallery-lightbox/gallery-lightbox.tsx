import { emit, track } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { useState } from 'react'
import type { GalleryLightboxProps } from './contract'
import { useTriggers } from './use-triggers'

/** Renders nothing until a trigger is clicked, which loads the stage and GLightbox. */
export function GalleryLightbox({ label, items, selector, player, host }: GalleryLightboxProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadStage>>>()
  const [start, setStart] = useState<number>()

  const loading = useTriggers(selector, items, async index => {
    setCode(await loadStage())
    setStart(index)
    emit(host, 'gallery-lightbox:opened', { id: items[index]?.id })
    track('gallery_open', { name: label })
  })

  const handleClose = () => {
    setStart(undefined)
    emit(host, 'gallery-lightbox:closed', {})
  }

  return (
    <>
      {code && start !== undefined ? (
        <code.Stage {...{ label, items, start, player }} create={code.create} onClose={handleClose} />
      ) : null}
      <p className="ui-visually-hidden" role="status">
        {loading ? t('Opening the picture') : ''}
      </p>
    </>
  )
}

async function loadStage() {
  const [stage, library] = await Promise.all([import('./gallery-lightbox-stage'), import('glightbox')])
  return { Stage: stage.GalleryLightboxStage, create: library.default }
}
