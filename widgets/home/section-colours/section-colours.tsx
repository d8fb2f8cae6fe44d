import type { WidgetProps } from '@firstrung/mount/contract'
import { observeVisibility } from '@firstrung/ui'
import { useEffect } from 'react'
import type { contract } from './contract'

type SectionColoursProps = WidgetProps<typeof contract>
type Section = SectionColoursProps['sections'][number]

/** The share of a section that is in view when its colour spreads (spec section 9). */
const ACTIVE = 0.8

export function SectionColours({ sections }: SectionColoursProps) {
  useEffect(() => {
    /** The active sections: the frame in which each became so, and its place in the list. */
    let active: { section: Section; time: number; index: number }[] = []
    const stops = sections.map((section, index) => {
      const element = document.getElementById(section.id)
      if (!element) {
        return () => undefined
      }
      return observeVisibility(element, ACTIVE, (isReached, time) => {
        const others = active.filter(other => other.section !== section)
        // Of two that came with one leap, the later one on the page is the one that was gone to.
        active = [...others, ...(isReached ? [{ section, time, index }] : [])].sort(
          (a, b) => a.time - b.time || a.index - b.index,
        )
        paint(active[active.length - 1]?.section)
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

/** Written through the object model, which a policy without inline styles allows. */
function paint(section: Section | undefined): void {
  if (section) {
    document.documentElement.dataset.pageColour = section.colour
    document.documentElement.style.setProperty('--page-colour', `var(--section-${section.colour})`)
  }
}
