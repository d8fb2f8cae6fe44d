import { useEffect, useRef, useState } from 'react'
import { contrast } from '../../tools/kit/contrast'
import './frames.css'

/** The minimum contrast of text. Pairs with a lower minimum are for shapes. */
const TEXT = 4.5

interface ContrastPairProps {
  foreground: string
  background: string
  minimum: number
}

/** Shows two colours in use, and their contrast in the colour scheme that the toolbar sets. */
export function ContrastPair({ foreground, background, minimum }: ContrastPairProps) {
  const box = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number>()

  useEffect(() => {
    const element = box.current
    const measure = () => {
      element?.style.setProperty('color', `var(${foreground})`)
      element?.style.setProperty('background-color', `var(${background})`)
      if (element) {
        const { color, backgroundColor } = getComputedStyle(element)
        setRatio(contrast(hexOf(color), hexOf(backgroundColor)))
      }
    }
    const observer = new MutationObserver(measure)
    observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
    measure()
    return () => observer.disconnect()
  }, [foreground, background])

  return (
    <div className="story-swatch">
      <div ref={box} className="story-pair" aria-hidden="true">
        {minimum < TEXT ? <span className="story-pair__shape" /> : 'Aa'}
      </div>
      <code>{foreground}</code>
      <span>
        on <code>{background}</code>
      </span>
      <span>
        {ratio} : 1, needs {minimum}
      </span>
    </div>
  )
}

/** `rgb(20, 33, 61)` as `#14213d`. */
const hexOf = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map(part => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
