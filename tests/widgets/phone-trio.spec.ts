import type { Locator, Page } from '@playwright/test'
import { contract } from '../../widgets/home/phone-trio/contract'
import { examples } from '../../widgets/home/phone-trio/examples'
import { finish, movementsOf, showShare, slowAnimations, SPACE, SPACE_BELOW, transformAt } from '../support/sections'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const BETWEEN = { before: SPACE, after: SPACE_BELOW }

const stage = (page: Page) => page.locator('.w-phone-trio__stage')
const phone = (page: Page, nth: number) => page.locator('.w-phone-trio__phone').nth(nth)
const playButton = (page: Page) => page.getByRole('button', { name: 'Play videos' })
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause videos' })

/** The test server has no clips, so the tests record the calls on the videos. */
async function recordVideoCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { videoCalls } = Object.assign(window, { videoCalls: [] as string[] })
    const setPaused = (video: HTMLMediaElement, paused: boolean) => {
      Object.defineProperty(video, 'paused', { value: paused, configurable: true })
      video.dispatchEvent(new Event(paused ? 'pause' : 'playing'))
    }
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      videoCalls.push(this.muted ? 'play' : 'play with sound')
      setPaused(this, false)
      return Promise.resolve()
    }
    HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
      videoCalls.push('pause')
      setPaused(this, true)
    }
  })
}

/** Returns the calls since the last time this was called. */
async function takeVideoCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { videoCalls: string[] }).videoCalls.splice(0))
}

const ALL_PLAY = ['play', 'play', 'play']
const ALL_PAUSE = ['pause', 'pause', 'pause']

test('without JavaScript each clip has the browser’s controls', async ({ page }) => {
  const plain = await openWidget(page, 'phone-trio', 'default', { ...BETWEEN, script: false })
  const clips = plain.page.locator('video')
  await expect(clips).toHaveCount(3)
  for (const clip of await clips.all()) {
    await expect(clip).toHaveAttribute('controls')
    await expect(clip).toHaveAttribute('playsinline')
    await expect(clip).toHaveAttribute('preload', 'none')
  }
  await expect(plain.page.getByRole('button')).toHaveCount(0)
})

describeWidget(contract, examples)

test.describe('in view', () => {
  test.beforeEach(async ({ page }) => recordVideoCalls(page))

  test('the clips start when the whole block is in view, not before', async ({ page }) => {
    await openWidget(page, 'phone-trio', 'default', BETWEEN)
    await takeVideoCalls(page)
    await showShare(page, stage(page), 0.99)
    expect(await takeVideoCalls(page)).toEqual([])
    await showShare(page, stage(page), 1)
    expect(await takeVideoCalls(page)).toEqual(ALL_PLAY)
    await expect(pauseButton(page)).toBeVisible()
  })

  test('the clips stop when the block is out of view, and continue when it returns', async ({ page }) => {
    await openWidget(page, 'phone-trio', 'default', BETWEEN)
    await showShare(page, stage(page), 1)
    await takeVideoCalls(page)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => takeVideoCalls(page)).toEqual(ALL_PAUSE)
    await showShare(page, stage(page), 1)
    expect(await takeVideoCalls(page)).toEqual(ALL_PLAY)
  })

  test('clips that the visitor paused stay paused', async ({ page }) => {
    const { events } = await openWidget(page, 'phone-trio', 'default', BETWEEN)
    await showShare(page, stage(page), 1)
    await takeVideoCalls(page)
    await pauseButton(page).press('Enter')
    expect(await takeVideoCalls(page)).toEqual(ALL_PAUSE)
    await page.evaluate(() => scrollTo(0, 0))
    await showShare(page, stage(page), 1)
    expect(await takeVideoCalls(page)).not.toContain('play')
    await playButton(page).press('Enter')
    expect(await takeVideoCalls(page)).toEqual(ALL_PLAY)
    expect(await events()).toEqual([
      { name: 'phone-trio:toggled', detail: { playing: false } },
      { name: 'phone-trio:toggled', detail: { playing: true } },
    ])
  })

  test('with Save-Data only the button starts the clips', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    await openWidget(page, 'phone-trio', 'default', BETWEEN)
    await showShare(page, stage(page), 1)
    expect(await takeVideoCalls(page)).not.toContain('play')
    await playButton(page).click()
    expect(await takeVideoCalls(page)).toEqual(ALL_PLAY)
  })

  test('under reduced motion nothing slides, and only the button starts the clips', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWidget(page, 'phone-trio', 'default', BETWEEN)
    await showShare(page, stage(page), 1)
    expect(await takeVideoCalls(page)).not.toContain('play')
    expect(await movementsOf(phone(page, 0))).toEqual([])
    await playButton(page).click()
    expect(await takeVideoCalls(page)).toEqual(ALL_PLAY)
  })
})

test('if the clips cannot play, the button offers to try again', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  const { failures } = await openWidget(page, 'phone-trio', 'default', BETWEEN)
  await showShare(page, stage(page), 1)
  await expect(playButton(page)).toBeVisible()
  expect(await failures()).toEqual([])
})

test('the outer phones slide out by 100 % of their width, in 500 ms', { tag: '@full' }, async ({ page }) => {
  await slowAnimations(page)
  await openWidget(page, 'phone-trio', 'default', BETWEEN)
  await expect.poll(() => movementsOf(phone(page, 0))).toMatchObject([{ state: 'paused' }])
  expect(await centre(phone(page, 0))).toBeCloseTo(await centre(phone(page, 1)), 0)
  expect(await centre(phone(page, 2))).toBeCloseTo(await centre(phone(page, 1)), 0)
  await showShare(page, stage(page), 0.99)
  expect(await movementsOf(phone(page, 0))).toMatchObject([{ state: 'paused' }])
  await showShare(page, stage(page), 1)
  const running = { state: 'running', delay: 0, duration: 500 }
  expect(await movementsOf(phone(page, 0))).toMatchObject([{ ...running, from: 'translateX(100%)' }])
  expect(await movementsOf(phone(page, 1))).toEqual([])
  expect(await movementsOf(phone(page, 2))).toMatchObject([{ ...running, from: 'translateX(-100%)' }])
  expect(await transformAt(phone(page, 0), 499)).not.toMatch(/, 0, 0\)$/)
  expect(await transformAt(phone(page, 0), 500)).toMatch(/, 0, 0\)$/)
  await finish(phone(page, 0))
  await finish(phone(page, 2))
  await expect.poll(() => movementsOf(phone(page, 2))).toEqual([])
})

async function centre(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.x + box.width / 2 : 0
}
