import type { WidgetProps } from '@firstrung/mount/contract'
import { useEffect } from 'react'
import type { contract } from './contract'
import { useGroups } from './use-groups'

type SiteHeaderProps = WidgetProps<typeof contract>

export function SiteHeader({ turn, host }: SiteHeaderProps) {
  useEffect(() => {
    if (!host) {
      return
    }
    const header = host.parentElement ?? host
    /** Where the reader last turned round, or the header last followed. */
    let from = scrollY
    const follow = () => {
      const to = Math.max(0, scrollY)
      const away = host.hasAttribute('data-away')
      const passed = to - from
      if (to <= header.offsetHeight) {
        host.removeAttribute('data-away')
        from = to
      } else if (away ? passed > 0 : passed < 0) {
        from = to
      } else if (Math.abs(passed) >= turn && !(away && isFocusUnder(header))) {
        host.toggleAttribute('data-away', !away)
        from = to
      }
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      host.removeAttribute('data-away')
    }
  }, [turn, host])

  useGroups(host)
  return <span className="w-site-header" />
}

/** Whether the header would lie over what has the focus. */
function isFocusUnder(header: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || header.contains(focused) || !focused.matches(':focus-visible')) {
    return false
  }
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < header.offsetHeight
}
