import type { waapi as Waapi, WAAPIAnimation } from 'animejs/waapi'
import { isMotionReduced } from './is-motion-reduced'
import { isInView, watchShare } from './watch-share'

/** One thing that moves into its place. It stands there already; the movement only begins elsewhere. */
export interface Entrance {
  element: HTMLElement
  /** The `transform` it starts from and the one it ends with. */
  from: string
  to: string
  /** Milliseconds. */
  duration: number
  delay?: number
  /** An easing of anime.js. */
  ease: string
}

/**
 * Moves things in once, when `share` of `section` is in view. While the section is still below the window they wait at
 * their start; in a section that people see already, nothing disappears before its movement begins. Nothing moves under
 * reduced motion; a fault, the keyboard, a printer or the returned function leave everything in its place.
 */
export function enterOnce(section: Element, share: number, entrances: readonly Entrance[]): () => void {
  let movements: WAAPIAnimation[] = []
  let isOver = isMotionReduced()
  const settle = () => {
    isOver = true
    stopWatching()
    removeEventListener('beforeprint', settle)
    section.removeEventListener('focusin', settle)
    movements.forEach(movement => void movement.revert())
    movements = []
  }
  let stopWatching: () => void = () => undefined
  if (isOver) {
    return settle
  }
  addEventListener('beforeprint', settle)

  const prepare = async () => {
    const { waapi } = await import('./anime')
    if (isOver) {
      return
    }
    const waits = !isInView(section)
    // Whoever comes by Tab wants to see what has the focus.
    section.addEventListener('focusin', settle)
    const begin = () => {
      stopWatching()
      movements = movements.length > 0 ? movements : entrances.map(entrance => waiting(entrance, waapi))
      movements.forEach(movement => void movement.play())
      if (!waits) {
        movements.forEach(stayUntilItBegins)
      }
      void Promise.all(movements.map(movement => movement.then())).then(settle)
    }
    if (waits) {
      movements = entrances.map(entrance => waiting(entrance, waapi))
    }
    stopWatching = watchShare(section, share, isReached => {
      if (isReached) {
        begin()
      }
    })
  }
  prepare().catch(settle)
  return settle
}

function waiting({ element, from, to, duration, delay = 0, ease }: Entrance, waapi: typeof Waapi): WAAPIAnimation {
  return waapi.animate(element, { transform: [from, to], duration, delay, ease, autoplay: false })
}

/** During its delay the thing is seen in its place instead of at its start. */
function stayUntilItBegins(movement: WAAPIAnimation): void {
  movement.animations.forEach(animation => animation.effect?.updateTiming({ fill: 'forwards' }))
}
