import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { attachSwiper } from './attach-swiper'
import { countInView, type Edges, positionText, readEdges, visibleSlides } from './position'

/** Scrolling counts as over when the row has stood still for so many milliseconds. */
const STILL = 140

interface CarouselState {
  /** Whether the row stands at its start and end; undefined until it is measured. */
  edges: Edges | undefined
  /** What a move by button or key brought into view, as a sentence. */
  status: string
  move: (direction: 1 | -1) => void
}

/** The life of one carousel: position, moves, arrow keys, and Swiper as long as the row is on the page. */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  count: number,
  onAppear: (indexes: number[]) => void,
): CarouselState {
  const swiper = useRef<Swiper | undefined>(undefined)
  const asked = useRef(false)
  const shown = useRef<readonly number[]>([])
  const [edges, setEdges] = useState<Edges>()
  const [status, setStatus] = useState('')

  const move = (direction: 1 | -1) => {
    const track = trackOf(root.current)
    asked.current = true
    if (swiper.current && track) {
      const { activeIndex } = swiper.current
      swiper.current.slideTo(activeIndex + direction * countInView(track), isMotionReduced() ? 0 : undefined)
    } else if (track) {
      const sign = direction * (getComputedStyle(track).direction === 'rtl' ? -1 : 1)
      track.scrollBy({ left: sign * track.clientWidth, behavior: isMotionReduced() ? 'auto' : 'smooth' })
    }
  }

  // Slides that only pass by during a move do not appear: what counts is where the row comes to a stand.
  const look = () => {
    const track = trackOf(root.current)
    const visible = track ? visibleSlides(track) : []
    const fresh = visible.filter(index => !shown.current.includes(index))
    shown.current = visible
    if (fresh.length) {
      onAppear(fresh)
    }
  }

  const handleStill = (text: string) => {
    look()
    if (asked.current) {
      setStatus(text)
    }
  }

  const latest = useRef({ move, look, handleStill })
  useEffect(() => {
    latest.current = { move, look, handleStill }
  })

  useEffect(() => followPosition(root.current, setEdges, text => latest.current.handleStill(text)), [root, count])
  useEffect(() => followKeys(root.current, direction => latest.current.move(direction)), [root])
  useEffect(() => {
    const attached = attachSwiper(root.current)
    // The row scrolls without Swiper, too: a failed chunk costs the visitor nothing.
    const ready = attached.ready.catch(() => undefined)
    void ready.then(instance => {
      swiper.current = instance
      latest.current.look()
    })
    return () => {
      swiper.current = undefined
      attached.detach()
    }
  }, [root, count])

  return { edges, status, move }
}

/** Reports the edges while the row scrolls or changes its size, and the position once it stands still. */
function followPosition(
  root: HTMLElement | null,
  onEdges: (edges: Edges) => void,
  onStill: (text: string) => void,
): (() => void) | undefined {
  const track = trackOf(root)
  if (!track) {
    return undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const scrolled = () => {
    onEdges(readEdges(track))
    clearTimeout(timer)
    timer = setTimeout(() => onStill(positionText(track)), STILL)
  }
  const observer = new ResizeObserver(() => onEdges(readEdges(track)))
  observer.observe(track)
  track.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    track.removeEventListener('scroll', scrolled)
  }
}

/** Arrow keys move the row from anywhere in it, except from a field in which they move the caret. */
function followKeys(root: HTMLElement | null, move: (direction: 1 | -1) => void): (() => void) | undefined {
  const pressed = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || altKey || ctrlKey || metaKey || shiftKey || !root) {
      return
    }
    if (target instanceof Element && !target.closest('input,select,textarea,video,[contenteditable]')) {
      event.preventDefault()
      const forward = (key === 'ArrowRight') === (getComputedStyle(root).direction !== 'rtl')
      move(forward ? 1 : -1)
    }
  }
  root?.addEventListener('keydown', pressed)
  return () => root?.removeEventListener('keydown', pressed)
}

const trackOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('.ui-carousel__track')
const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches
