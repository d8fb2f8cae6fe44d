import { isMotionReduced, observeVisibility } from '@firstrung/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** The share of the block that must be in view before the phones react. */
export const FULL_VIEW = 1
/** Below this share the block counts as out of view. */
const OUT_OF_VIEW = 0.01

interface Clips {
  isPlaying: boolean
  /** Plays or pauses the clips and returns whether they play now. */
  toggle: () => boolean
}

/** Starts the clips of a block when all of it is in view, and stops them while it is out of view. */
export function useClips(stage: RefObject<HTMLElement | null>): Clips {
  const [isPlaying, setPlaying] = useState(false)
  /** The visitor's choice with the button; undefined before there is one. */
  const choice = useRef<boolean | undefined>(undefined)

  useEffect(() => {
    const block = stage.current
    if (!block) {
      return undefined
    }
    const stops = [
      watchPlaying(block, setPlaying),
      observeVisibility(block, FULL_VIEW, isReached => {
        if (isReached && (choice.current ?? canAutoplay())) {
          play(block)
        }
      }),
      observeVisibility(block, OUT_OF_VIEW, isReached => {
        if (!isReached) {
          pause(block)
        }
      }),
    ]
    return () => stops.forEach(stop => stop())
  }, [stage])

  const toggle = () => {
    choice.current = !isPlaying
    if (isPlaying) {
      pause(stage.current)
    } else {
      play(stage.current)
    }
    return choice.current
  }
  return { isPlaying, toggle }
}

/** Calls `onChange` whenever a clip starts or stops, whatever caused it; returns a function that stops watching. */
function watchPlaying(block: HTMLElement, onChange: (isPlaying: boolean) => void): () => void {
  const stop = new AbortController()
  const update = () => onChange(videosIn(block).some(video => !video.paused))
  for (const type of ['playing', 'pause']) {
    // Media events do not bubble, but they can be captured.
    block.addEventListener(type, update, { capture: true, signal: stop.signal })
  }
  return () => stop.abort()
}

function play(stage: HTMLElement | null): void {
  for (const video of videosIn(stage)) {
    // Browsers only autoplay muted clips. React sets `muted` as a property, which hydration skips.
    video.muted = true
    // If the browser refuses to play, the poster stays and the button offers to try again.
    video.play().catch(() => undefined)
  }
}

function pause(stage: HTMLElement | null): void {
  videosIn(stage).forEach(video => video.pause())
}

const videosIn = (stage: HTMLElement | null): HTMLVideoElement[] => [...(stage?.querySelectorAll('video') ?? [])]

function canAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !connection?.saveData && !matchMedia('(prefers-reduced-data: reduce)').matches && !isMotionReduced()
}
