import type { WidgetProps } from '@firstrung/mount/contract'
import { animateEntrance } from '@firstrung/ui'
import { useEffect, useRef } from 'react'
import type { contract } from './contract'
import { PhoneDashboardScreen } from './phone-dashboard-screen'
import { PhoneDashboardTypes } from './phone-dashboard-types'

type PhoneDashboardProps = WidgetProps<typeof contract>

/** The share of the widget that must be in view before both sides slide in. */
const TRIGGER_SHARE = 0.8
const SLIDE = { to: 'translateX(0)', duration: 500, ease: 'outCubic' }

export function PhoneDashboard({ screenId, counts, items, types }: PhoneDashboardProps) {
  const root = useRef<HTMLDivElement>(null)
  const phone = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (root.current && phone.current && side.current) {
      return animateEntrance(root.current, TRIGGER_SHARE, [
        { element: phone.current, from: 'translateX(-100vw)', ...SLIDE },
        { element: side.current, from: 'translateX(100vw)', ...SLIDE },
      ])
    }
    return undefined
  }, [])

  return (
    <div ref={root} className="w-phone-dashboard">
      <div className="w-phone-dashboard__inner">
        <div ref={phone} className="w-phone-dashboard__phone" aria-hidden="true">
          <PhoneDashboardScreen id={screenId} counts={counts} items={items} />
        </div>
        <div ref={side} className="w-phone-dashboard__side">
          <PhoneDashboardTypes types={types} />
        </div>
      </div>
    </div>
  )
}
