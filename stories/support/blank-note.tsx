import { useEffect, useState } from 'react'
import './frames.css'

interface BlankNoteProps {
  shown: HTMLElement
}

/** Explains that a story is blank on purpose, and at which window width: some states and widths show nothing. */
export function BlankNote({ shown }: BlankNoteProps) {
  const [width, setWidth] = useState<number>()

  useEffect(() => {
    const check = () => setWidth(showsAnything(shown) ? undefined : innerWidth)
    const observer = new MutationObserver(check)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    addEventListener('resize', check)
    check()
    return () => {
      observer.disconnect()
      removeEventListener('resize', check)
    }
  }, [shown])

  return width === undefined ? null : (
    <p className="story-note">
      In this state the widget shows nothing in a window of {width} px. Its docs say when it appears.
    </p>
  )
}

/** Returns whether an element has a visible box. Texts for screen readers measure one pixel. */
function showsAnything(root: HTMLElement): boolean {
  return [...root.querySelectorAll('*')].some(element => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  })
}
