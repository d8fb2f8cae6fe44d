import type { Locator, Page } from '@playwright/test'

/** `height` is in pixels. A picture sets the height, because the policy forbids inline styles. */
export const section = (id: string, height: number, content = '') =>
  `<section id="${id}">${content}<svg width="40" height="${height}" aria-hidden="true"></svg></section>`

/** A full screen of space, so that the section after it can be scrolled in and out of view. */
export const SPACE = section('space', 2_000)
export const SPACE_BELOW = section('space-below', 2_000)

/** Scrolls until this share of the element is visible at the bottom of the window, then waits for observers. */
export async function showShare(page: Page, element: Locator, share: number): Promise<void> {
  await element.evaluate((node, part) => {
    const { top, height } = node.getBoundingClientRect()
    scrollTo(0, scrollY + top - innerHeight + Math.min(height, innerHeight) * part)
  }, share)
  await letObserversSpeak(page)
}

/** Observers run after a rendered frame. After three frames they have run. */
export async function letObserversSpeak(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) {
      await new Promise(requestAnimationFrame)
    }
  })
}

export interface Movement {
  delay: number
  duration: number
  /** `running`, `paused` (waiting) or `finished`. */
  state: string
  from: string
  to: string
}

/** Running and waiting animations. */
export function movementsOf(element: Locator): Promise<Movement[]> {
  return element.evaluate(node =>
    node.getAnimations().map(animation => {
      const effect = animation.effect as KeyframeEffect
      const { delay = 0, duration = 0 } = effect.getTiming()
      const frames = effect.getKeyframes()
      return {
        delay,
        duration: Number(duration),
        state: animation.playState,
        from: String(frames[0]?.transform),
        to: String(frames[frames.length - 1]?.transform),
      }
    }),
  )
}

/** Pauses the animations at a time and returns the transform as a matrix. */
export function transformAt(element: Locator, milliseconds: number): Promise<string> {
  return element.evaluate((node, time) => {
    for (const animation of node.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
    return getComputedStyle(node).transform
  }, milliseconds)
}

export function finish(element: Locator): Promise<void> {
  return element.evaluate(node => node.getAnimations().forEach(animation => animation.finish()))
}

/** Twenty times slower, so that a busy machine can observe animations while they run. */
export async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
}
