import type { Locator, Page } from '@playwright/test'

/** A section of a certain height in pixels; with a policy without inline styles, pictures set the height. */
export const section = (id: string, height: number, content = '') =>
  `<section id="${id}">${content}<svg width="40" height="${height}" aria-hidden="true"></svg></section>`

/** An empty screen, so that what follows can be scrolled in and out. */
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

/** Observers run after a frame is rendered; by the third they have. */
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
  /** `running`, `paused` (waiting), `finished`. */
  state: string
  from: string
  to: string
}

/** The running or waiting animations of an element. */
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

/** Pauses an element's animation at a time and returns its transform, as a matrix. */
export function transformAt(element: Locator, milliseconds: number): Promise<string> {
  return element.evaluate((node, time) => {
    for (const animation of node.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
    return getComputedStyle(node).transform
  }, milliseconds)
}

/** Finishes an element's animation at once. */
export function finish(element: Locator): Promise<void> {
  return element.evaluate(node => node.getAnimations().forEach(animation => animation.finish()))
}

/** Slows the animations of a page twenty times, so that a busy machine sees them while they run. */
export async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
}
