import type { WidgetProps } from '@firstrung/mount/contract'
import { animateEntrance } from '@firstrung/ui'
import { useEffect } from 'react'
import type { contract } from './contract'

type PopInProps = WidgetProps<typeof contract>

/** The share of the section that is in view when it pops (spec section 9). */
const ACTIVE = 0.8
const POP = { from: 'scale(0)', to: 'scale(1)', delay: 500, duration: 1000, ease: 'outElastic(1, .6)' }

export function PopIn({ target, section }: PopInProps) {
  useEffect(() => {
    const element = document.getElementById(target)
    const seen = document.getElementById(section ?? target)
    return element && seen ? animateEntrance(seen, ACTIVE, [{ element, ...POP }]) : undefined
  }, [target, section])

  return <span className="w-pop-in" />
}
