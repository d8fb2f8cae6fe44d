import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, animateEntrance, PauseIcon, PlayIcon } from '@firstrung/ui'
import { useEffect, useRef, useState } from 'react'
import type { contract } from './contract'
import { PhoneTrioPhone } from './phone-trio-phone'
import { FULLY, useClips } from './use-clips'

type PhoneTrioProps = WidgetProps<typeof contract>

const SLIDE = { to: 'translateX(0)', duration: 500, ease: 'inOutQuad' }

export function PhoneTrio({ clips, width, height, host }: PhoneTrioProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { isPlaying, toggle } = useClips(stage)
  const [isHere, setHere] = useState(false)

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- without script the browser's controls stay; ours replace them.
    setHere(true)
    const [left, , right] = stage.current?.querySelectorAll<HTMLElement>(':scope > *') ?? []
    if (stage.current && left && right) {
      return animateEntrance(stage.current, FULLY, [
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
          <PhoneTrioPhone key={index} clip={clip} width={width} height={height} hasControls={!isHere} />
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
          {isPlaying ? 'Pause the clips' : 'Play the clips'}
        </Button>
      </div>
    </div>
  )
}
