import { isMotionReduced, observeVisibility } from '@firstrung/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** The phones react when all of the block is in view (spec section 9). */
export const FULLY = 1
/** Next to nothing: the block has left the window. */
const GONE = 0.01

interface Clips {
  isPlaying: boolean
  toggle: () => boolean
}

/** Starts the clips of a block when all of it is in view, and stops them while it is out of view. */
export function useClips(stage: RefObject<HTMLElement | null>): Clips {
  const [isPlaying, setPlaying] = useState(false)
  /** What the visitor said with the button; undefined before. */
  const wanted = useRef<boolean | undefined>(undefined)

  useEffect(() => {
    const block = stage.current
    if (!block) {
      return undefined
    }
    // What plays is what the button says, whoever started or stopped it. Events of media do not bubble.
    const look = () => setPlaying(videosIn(block).some(video => !video.paused))
    block.addEventListener('playing', look, true)
    block.addEventListener('pause', look, true)
    const stops = [
      observeVisibility(block, FULLY, isReached => {
        if (isReached && (wanted.current ?? mayStart())) {
          play(block)
        }
      }),
      observeVisibility(block, GONE, isReached => {
        if (!isReached) {
          pause(block)
        }
      }),
    ]
    return () => {
      stops.forEach(stop => stop())
      block.removeEventListener('playing', look, true)
      block.removeEventListener('pause', look, true)
    }
  }, [stage])

  const toggle = () => {
    wanted.current = !isPlaying
    if (wanted.current) {
      play(stage.current)
    } else {
      pause(stage.current)
    }
    return wanted.current
  }

  return { isPlaying, toggle }
}

function play(stage: HTMLElement | null): void {
  for (const video of videosIn(stage)) {
    // Only silent clips may start by themselves, and React sets this as a property, which hydration leaves out.
    video.muted = true
    // A browser may refuse to start; then the poster stays and the button offers to try again.
    video.play().catch(() => undefined)
  }
}

function pause(stage: HTMLElement | null): void {
  videosIn(stage).forEach(video => video.pause())
}

const videosIn = (stage: HTMLElement | null): HTMLVideoElement[] => [...(stage?.querySelectorAll('video') ?? [])]

/** Nothing starts by itself for those who save data or want no motion. */
function mayStart(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !connection?.saveData && !matchMedia('(prefers-reduced-data: reduce)').matches && !isMotionReduced()
}
