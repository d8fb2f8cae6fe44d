import type { waapi as Waapi, WAAPIAnimation } from 'animejs/waapi'
import { isInViewport, observeVisibility } from '../viewport/observe-visibility'
import { whenIdle } from '../when-idle'
import { isMotionReduced } from './is-motion-reduced'

/** The animation of one element that moves to its position in the layout. */
export interface Entrance {
  element: HTMLElement
  /** The first and the last `transform`. */
  from: string
  to: string
  /** Milliseconds. */
  duration: number
  delay?: number
  /** An easing of anime.js. */
  ease: string
}

/**
 * Animates elements once, when the fraction `ratio` of `section` is visible; until then they wait at the start of their
 * animation. Nothing is animated with reduced motion, or in a visible section, because its elements would vanish. An
 * error, keyboard focus, printing or the returned function moves every element to its final position.
 */
export function animateEntrance(section: Element, ratio: number, entrances: readonly Entrance[]): () => void {
  let animations: WAAPIAnimation[] = []
  let isOver = isMotionReduced() || isInViewport(section)
  let stopObserving: () => void = () => undefined
  const finish = () => {
    isOver = true
    stopObserving()
    removeEventListener('beforeprint', finish)
    section.removeEventListener('focusin', finish)
    animations.forEach(animation => void animation.revert())
    animations = []
  }
  const prepare = async () => {
    const { waapi } = await import('./anime')
    if (isOver || isInViewport(section)) {
      finish()
      return
    }
    // Keyboard users need to see the element with the focus.
    section.addEventListener('focusin', finish)
    animations = entrances.map(entrance => createAnimation(entrance, waapi))
    stopObserving = observeVisibility(section, ratio, isVisible => {
      if (isVisible) {
        stopObserving()
        void play(animations).then(finish)
      }
    })
  }
  if (!isOver) {
    addEventListener('beforeprint', finish)
    // The library is as large as the first widgets of a page.
    whenIdle(() => void prepare().catch(finish))
  }
  return finish
}

function createAnimation(entrance: Entrance, waapi: typeof Waapi): WAAPIAnimation {
  const { element, from, to, duration, delay = 0, ease } = entrance
  return waapi.animate(element, { transform: [from, to], duration, delay, ease, autoplay: false })
}

async function play(animations: readonly WAAPIAnimation[]): Promise<void> {
  animations.forEach(animation => void animation.play())
  await Promise.all(animations.map(animation => animation.then()))
}
