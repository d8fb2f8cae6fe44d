import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, animateEntrance, PauseIcon, PlayIcon } from '@firstrung/ui'
import { useEffect, useRef, useState } from 'react'
import type { contract } from './contract'
import { PhoneTrioPhone } from './phone-trio-phone'
import { FULL_VIEW, useClips } from './use-clips'

type PhoneTrioProps = WidgetProps<typeof contract>

const SLIDE = { to: 'translateX(0)', duration: 500, ease: 'inOutQuad' }

export function PhoneTrio({ clips, width, height, host }: PhoneTrioProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { isPlaying, toggle } = useClips(stage)
  const [isMounted, setMounted] = useState(false)

  useEffect(() => {
    // The server's HTML has the browser's controls, for visitors without script.
    setMounted(true)
    const [left, , right] = stage.current?.querySelectorAll<HTMLElement>(':scope > *') ?? []
    if (stage.current && left && right) {
      return animateEntrance(stage.current, FULL_VIEW, [
        { element: left, from: 'translateX(100%)', ...SLIDE },
        { element: right, from: 'translateX(-100%)', ...SLIDE },
      ])
    }
    return undefined
  }, [])

  return (
    <div className="w-phone-trio">
      <div ref={stage} className="w-phone-trio__stage">
        {clips.map((clip, index) => (
          <PhoneTrioPhone key={index} clip={clip} width={width} height={height} hasControls={!isMounted} />
        ))}
      </div>
      <ul className="w-phone-trio__texts">
        {clips.map(({ title, text }, index) => (
          <li key={index} className="w-phone-trio__text">
            <b className="w-phone-trio__title">{title}</b> {text}
          </li>
        ))}
      </ul>
      <div className="w-phone-trio__button">
        <Button
          kind="secondary"
          size="sm"
          icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          onClick={() => emit(host, 'phone-trio:toggled', { playing: toggle() })}
        >
          {t(isPlaying ? 'Pause videos' : 'Play videos')}
        </Button>
      </div>
    </div>
  )
}
