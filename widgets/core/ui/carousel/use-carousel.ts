import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { isMotionReduced } from '../motion/is-motion-reduced'
import { attachSwiper } from './attach-swiper'
import { listenForArrowKeys, observeScroll, trackOf } from './listeners'
import { countInView, type Edges, visibleSlides } from './position'

interface CarouselState {
  /** Whether the row is at its start and end; undefined until it is measured. */
  edges: Edges | undefined
  /** The position after the last move by button or key, as a sentence. */
  status: string
  move: (direction: 1 | -1) => void
}

/** The behaviour of one carousel: position, moves, arrow keys and Swiper. */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  count: number,
  onAppear: (indexes: number[]) => void,
): CarouselState {
  const hasMoved = useRef(false)
  const [edges, setEdges] = useState<Edges>()
  const [status, setStatus] = useState('')
  const reportAppeared = useAppearedSlides(root, onAppear)
  const swiper = useSwiper(root, count, reportAppeared)

  const move = (direction: 1 | -1) => {
    hasMoved.current = true
    scrollInView(root.current, swiper.current, direction)
  }
  const handleScrollEnd = (position: string) => {
    reportAppeared()
    if (hasMoved.current) {
      setStatus(position)
    }
  }
  const latest = useRef({ move, handleScrollEnd })
  useEffect(() => {
    latest.current = { move, handleScrollEnd }
  })
  useEffect(() => observeScroll(root.current, setEdges, text => latest.current.handleScrollEnd(text)), [root, count])
  useEffect(() => listenForArrowKeys(root.current, direction => latest.current.move(direction)), [root])
  return { edges, status, move }
}

/** Returns a function that reports the slides that have become visible since its last call. */
function useAppearedSlides(root: RefObject<HTMLElement | null>, onAppear: (indexes: number[]) => void): () => void {
  const visible = useRef<readonly number[]>([])
  return () => {
    const track = trackOf(root.current)
    const previous = visible.current
    visible.current = track ? visibleSlides(track) : []
    const appeared = visible.current.filter(index => !previous.includes(index))
    if (appeared.length) {
      onAppear(appeared)
    }
  }
}

/** Attaches Swiper to the row for as long as it is mounted. */
function useSwiper(
  root: RefObject<HTMLElement | null>,
  count: number,
  onReady: () => void,
): RefObject<Swiper | undefined> {
  const swiper = useRef<Swiper | undefined>(undefined)
  const latest = useRef(onReady)
  useEffect(() => {
    latest.current = onReady
  })
  useEffect(() => {
    const detach = attachSwiper(root.current, instance => {
      swiper.current = instance
      latest.current()
    })
    return () => {
      swiper.current = undefined
      detach()
    }
  }, [root, count])
  return swiper
}

/** Scrolls by as many slides as are in view. */
function scrollInView(root: HTMLElement | null, swiper: Swiper | undefined, direction: 1 | -1): void {
  const track = trackOf(root)
  if (track && swiper) {
    const index = swiper.activeIndex + direction * countInView(track)
    swiper.slideTo(index, isMotionReduced() ? 0 : undefined)
  } else if (track) {
    const sign = getComputedStyle(track).direction === 'rtl' ? -direction : direction
    track.scrollBy({ left: sign * track.clientWidth, behavior: isMotionReduced() ? 'auto' : 'smooth' })
  }
}
