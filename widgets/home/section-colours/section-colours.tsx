import type { WidgetProps } from '@firstrung/mount/contract'
import { observeVisibility } from '@firstrung/ui'
import { useEffect } from 'react'
import type { contract } from './contract'

type SectionColoursProps = WidgetProps<typeof contract>
type Section = SectionColoursProps['sections'][number]

/** The share of a section that must be in view. */
const TRIGGER_SHARE = 0.8

export function SectionColours({ sections }: SectionColoursProps) {
  useEffect(() => {
    /** The active sections, with the time of the frame in which each became active and its index in the list. */
    let active: { section: Section; time: number; index: number }[] = []
    const stops = sections.map((section, index) => {
      const element = document.getElementById(section.id)
      if (!element) {
        return () => undefined
      }
      return observeVisibility(element, TRIGGER_SHARE, (isReached, time) => {
        const others = active.filter(other => other.section !== section)
        // If a jump activates two sections in the same frame, the one further down the page wins.
        active = [...others, ...(isReached ? [{ section, time, index }] : [])].sort(
          (a, b) => a.time - b.time || a.index - b.index,
        )
        setPageColour(active[active.length - 1]?.section)
      })
    })
    return () => {
      stops.forEach(stop => stop())
      delete document.documentElement.dataset.pageColour
      document.documentElement.style.removeProperty('--page-colour')
    }
  }, [sections])

  return <span className="w-section-colours" />
}

/** Sets the style through the DOM, which a policy without inline styles allows. */
function setPageColour(section: Section | undefined): void {
  if (section) {
    document.documentElement.dataset.pageColour = section.colour
    document.documentElement.style.setProperty('--page-colour', `var(--section-${section.colour})`)
  }
}
