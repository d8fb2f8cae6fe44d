import { type Edges, positionText, readEdges } from './position'

/** Milliseconds without a scroll event after which scrolling counts as ended. */
const SCROLL_END_DELAY = 140

export const trackOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('.ui-carousel__track')

/** Reports the edges when the row scrolls or is resized, and its position when scrolling ends. Returns the clean-up. */
export function observeScroll(
  root: HTMLElement | null,
  onEdges: (edges: Edges) => void,
  onScrollEnd: (position: string) => void,
): (() => void) | undefined {
  const track = trackOf(root)
  if (!track) {
    return undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const handleScroll = () => {
    onEdges(readEdges(track))
    clearTimeout(timer)
    timer = setTimeout(() => onScrollEnd(positionText(track)), SCROLL_END_DELAY)
  }
  const observer = new ResizeObserver(() => onEdges(readEdges(track)))
  observer.observe(track)
  track.addEventListener('scroll', handleScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    track.removeEventListener('scroll', handleScroll)
  }
}

/** Calls `move` for arrow keys in the carousel, except in fields, where they move the caret. Returns the clean-up. */
export function listenForArrowKeys(root: HTMLElement | null, move: (direction: 1 | -1) => void): () => void {
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || altKey || ctrlKey || metaKey || shiftKey || !root) {
      return
    }
    if (target instanceof Element && !target.closest('input,select,textarea,video,[contenteditable]')) {
      event.preventDefault()
      const isForward = (key === 'ArrowRight') === (getComputedStyle(root).direction !== 'rtl')
      move(isForward ? 1 : -1)
    }
  }
  root?.addEventListener('keydown', handleKeyDown)
  return () => root?.removeEventListener('keydown', handleKeyDown)
}
