import type { Locator, Page } from '@playwright/test'

/** A section of a certain height in pixels; a policy without inline styles leaves pictures to make it so tall. */
export const section = (id: string, height: number, content = '') =>
  `<section id="${id}">${content}<svg width="40" height="${height}" aria-hidden="true"></svg></section>`

/** A windowful of nothing, so that what follows can be scrolled in and out. */
export const SPACE = section('space', 2_000)
export const SPACE_BELOW = section('space-below', 2_000)

/** Scrolls until this share of an element is visible at the lower edge of the window, then waits for observers. */
export async function showShare(page: Page, element: Locator, share: number): Promise<void> {
  await element.evaluate((node, part) => {
    const { top, height } = node.getBoundingClientRect()
    scrollTo(0, scrollY + top - innerHeight + Math.min(height, innerHeight) * part)
  }, share)
  await letObserversSpeak(page)
}

/** Observers speak once a frame is made; by the third they have. */
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
  /** `running`, `paused` (it waits), `finished`. */
  state: string
  from: string
  to: string
}

/** The movements of an element that are under way or wait. */
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

/** Stops the movement of an element at a moment and gives its transform there, as a matrix. */
export function transformAt(element: Locator, milliseconds: number): Promise<string> {
  return element.evaluate((node, time) => {
    for (const animation of node.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
    return getComputedStyle(node).transform
  }, milliseconds)
}

/** Lets the movement of an element come to its end at once. */
export function finish(element: Locator): Promise<void> {
  return element.evaluate(node => node.getAnimations().forEach(animation => animation.finish()))
}

/** Plays the animations of a page twenty times slower, so that a busy machine sees them while they run. */
export async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
}
