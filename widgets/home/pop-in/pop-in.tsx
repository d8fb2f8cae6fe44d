import type { WidgetProps } from '@firstrung/mount/contract'
import { animateEntrance } from '@firstrung/ui'
import { useEffect } from 'react'
import type { contract } from './contract'

type PopInProps = WidgetProps<typeof contract>

/** The share of the section that must be in view. */
const TRIGGER_SHARE = 0.8
const POP = { from: 'scale(0)', to: 'scale(1)', delay: 500, duration: 1000, ease: 'outElastic(1, .6)' }

export function PopIn({ target, section }: PopInProps) {
  useEffect(() => {
    const element = document.getElementById(target)
    const container = document.getElementById(section ?? target)
    return element && container ? animateEntrance(container, TRIGGER_SHARE, [{ element, ...POP }]) : undefined
  }, [target, section])

  return <span className="w-pop-in" />
}
