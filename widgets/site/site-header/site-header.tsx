import type { WidgetProps } from '@firstrung/mount/contract'
import { useEffect } from 'react'
import type { contract } from './contract'
import { useLinkGroups } from './use-link-groups'

type SiteHeaderProps = WidgetProps<typeof contract>

export function SiteHeader({ turn, host }: SiteHeaderProps) {
  useEffect(() => {
    if (!host) {
      return
    }
    const header = host.parentElement ?? host
    /** The scroll position where the direction last changed, or where the header last moved. */
    let start = scrollY
    const update = () => {
      const position = Math.max(0, scrollY)
      const isAway = host.hasAttribute('data-away')
      const distance = position - start
      if (position <= header.offsetHeight) {
        host.removeAttribute('data-away')
        start = position
      } else if (isAway ? distance > 0 : distance < 0) {
        start = position
      } else if (Math.abs(distance) >= turn && !(isAway && isFocusUnder(header))) {
        host.toggleAttribute('data-away', !isAway)
        start = position
      }
    }
    addEventListener('scroll', update, { passive: true })
    return () => {
      removeEventListener('scroll', update)
      host.removeAttribute('data-away')
    }
  }, [turn, host])

  useLinkGroups(host)
  return <span className="w-site-header" />
}

function isFocusUnder(header: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || header.contains(focused) || !focused.matches(':focus-visible')) {
    return false
  }
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < header.offsetHeight
}
