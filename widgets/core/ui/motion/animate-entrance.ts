import type { waapi as Waapi, WAAPIAnimation } from 'animejs/waapi'
import { isInViewport, observeVisibility } from '../viewport/observe-visibility'
import { isMotionReduced } from './is-motion-reduced'

/** The animation of one element that moves to its place in the layout. */
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
 * Animates elements once, when the fraction `ratio` of `section` is visible. Below the viewport they wait at the start
 * of their animation; in a section that is already visible they stay in place until it begins. There is no animation
 * with reduced motion. An error, focus by keyboard, printing or the returned function put every element in its place.
 */
export function animateEntrance(section: Element, ratio: number, entrances: readonly Entrance[]): () => void {
  let animations: WAAPIAnimation[] = []
  let isOver = isMotionReduced()
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
    if (isOver) {
      return
    }
    // Keyboard users need to see the element with the focus.
    section.addEventListener('focusin', finish)
    const create = () => entrances.map(entrance => createAnimation(entrance, waapi))
    const isWaiting = !isInViewport(section)
    animations = isWaiting ? create() : []
    stopObserving = observeVisibility(section, ratio, isVisible => {
      if (isVisible) {
        stopObserving()
        animations = isWaiting ? animations : create()
        void play(animations, isWaiting).then(finish)
      }
    })
  }
  if (!isOver) {
    addEventListener('beforeprint', finish)
    prepare().catch(finish)
  }
  return finish
}

function createAnimation(entrance: Entrance, waapi: typeof Waapi): WAAPIAnimation {
  const { element, from, to, duration, delay = 0, ease } = entrance
  return waapi.animate(element, { transform: [from, to], duration, delay, ease, autoplay: false })
}

/** Plays the animations. `isWaiting` says that the elements are at the start of their animation already. */
async function play(animations: readonly WAAPIAnimation[], isWaiting: boolean): Promise<void> {
  animations.forEach(animation => void animation.play())
  if (!isWaiting) {
    animations.forEach(stayInPlaceDuringDelay)
  }
  await Promise.all(animations.map(animation => animation.then()))
}

/** Without a backwards fill, the element does not jump to its start before the delay is over. */
function stayInPlaceDuringDelay(animation: WAAPIAnimation): void {
  animation.animations.forEach(({ effect }) => effect?.updateTiming({ fill: 'forwards' }))
}
