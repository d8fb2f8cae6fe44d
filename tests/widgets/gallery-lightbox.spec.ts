import type { Page } from '@playwright/test'
import { contract } from '../../widgets/company/gallery-lightbox/contract'
import { examples } from '../../widgets/company/gallery-lightbox/examples'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, expectAxeClean, openWidget, type OpenOptions, test } from '../support/widget-page'

describeWidget(contract, examples)

const before = [1, 2, 3, 4]
  .map(id => `<p><a href="/pictures/gallery/${id}.svg" data-gallery="${id}">Open ${id}</a></p>`)
  .join('')
const trigger = (page: Page, id: number) => page.getByRole('link', { name: `Open ${id}` })
const dialog = (page: Page) => page.getByRole('dialog')
const open = (page: Page, options: OpenOptions = {}) =>
  openWidget(page, 'gallery-lightbox', 'default', { before, ...options })
const pictures = examples.default.items.filter(({ type }) => type === 'image')

test('links open the pictures without JavaScript', async ({ page }) => {
  const plain = await open(page, { script: false })
  await trigger(plain.page, 2).click()
  await expect(plain.page).toHaveURL(/\/pictures\/gallery\/2\.svg$/)
})

test('opens at the clicked item, fires events and returns the focus', async ({ page }) => {
  const opened = await open(page)
  await trigger(page, 2).click()
  await expect(dialog(page)).toContainText('2 of 4')
  await expect(dialog(page).getByRole('img', { name: 'Picture of monday stand-up' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAxeClean(page)
  expect(await analyticsEventsOf(opened)).toEqual([{ event: 'gallery_open', name: 'Inside Halden Rail' }])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(trigger(page, 2)).toBeFocused()
  expect((await opened.events()).map(({ name }) => name)).toEqual([
    'gallery-lightbox:opened',
    'gallery-lightbox:closed',
  ])
})

test('the focus stays inside', async ({ page }) => {
  await open(page)
  await trigger(page, 1).click()
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') === null)).toBe(true)
  }
})

test('wraps around at both ends with keys and buttons', async ({ page }) => {
  await open(page)
  await trigger(page, 1).click()
  await expect(dialog(page)).toContainText('1 of 4')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog(page)).toContainText('4 of 4')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog(page)).toContainText('1 of 4')
})

test('opens again after it has been closed', async ({ page }) => {
  await open(page)
  for (const id of [1, 4]) {
    await trigger(page, id).click()
    await expect(dialog(page)).toContainText(`${id} of 4`)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
  }
})

test('loads GLightbox with the first click, not before', async ({ page }) => {
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  await open(page)
  await page.waitForLoadState('networkidle')
  expect(urls.filter(url => /glightbox|stage/.test(url))).toEqual([])
  await trigger(page, 1).click()
  await expect(dialog(page)).toBeVisible()
  expect(urls.filter(url => /glightbox|stage/.test(url))).toHaveLength(2)
})

test('descriptions of more than 60 characters are cut, with See more', async ({ page }) => {
  const described = (length: number) => ({ items: [{ ...pictures[0], description: 'x'.repeat(length) }] })
  await open(page, { props: described(60) })
  await trigger(page, 1).click()
  await expect(dialog(page)).toContainText('x'.repeat(60))
  await expect(page.getByRole('button', { name: 'See more' })).toHaveCount(0)

  await open(page, { props: described(61) })
  await trigger(page, 1).click()
  await expect(dialog(page).getByText(`${'x'.repeat(60)}…`)).toBeVisible()
  await page.getByRole('button', { name: 'See more' }).click()
  await expect(dialog(page).getByText('x'.repeat(61))).toBeVisible()
})

test('the mobile layout applies at 768 px, not at 769 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await open(page)
  await trigger(page, 1).click()
  await expect(page.locator('body')).toHaveClass(/glightbox-mobile/)
  await page.setViewportSize({ width: 769, height: 700 })
  await expect(page.locator('body')).not.toHaveClass(/glightbox-mobile/)
})

test('a drag of 40 px to the side changes the picture and wraps around; 39 px does not', async ({ page }) => {
  await open(page, { props: { items: pictures } })
  await trigger(page, 1).click()
  await drag(page, 'Picture of the signalling lab', [39, 0])
  await expect(dialog(page)).toContainText('1 of 3')
  await drag(page, 'Picture of the signalling lab', [40, 0])
  await expect(dialog(page)).toContainText('3 of 3')
})

test('a drag of 65 px down closes the lightbox; 64 px does not', async ({ page }) => {
  await open(page, { props: { items: pictures } })
  await trigger(page, 1).click()
  await drag(page, 'Picture of the signalling lab', [0, 64])
  await expect(dialog(page)).toBeVisible()
  await drag(page, 'Picture of the signalling lab', [0, 65])
  await expect(dialog(page)).toBeHidden()
})

test('a picture that fails to load shows a message, and the others still load', async ({ page }) => {
  const broken = { ...pictures[0], src: '/gone.svg' }
  await open(page, { props: { items: [broken, pictures[1]] } })
  await trigger(page, 1).click()
  await expect(dialog(page)).toContainText('This picture did not load')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('img', { name: 'Picture of monday stand-up' })).toBeVisible()
})

test('a click outside the picture closes the lightbox; a click on the picture or caption does not', async ({
  page,
}) => {
  await open(page)
  await trigger(page, 2).click()
  await dialog(page).getByRole('img').click()
  await page.getByRole('button', { name: 'See more' }).click()
  await expect(dialog(page)).toContainText('Placement students take turns')
  await page.mouse.click(4, 300)
  await expect(dialog(page)).toBeHidden()
})

test.describe('clips', () => {
  const player = {
    'GET /player/player.js': {
      headers: { 'content-type': 'text/javascript' },
      body: 'globalThis.Plyr = class { constructor(video) { video.dataset.player = "on" } }',
    },
    'GET /player/player.css': { headers: { 'content-type': 'text/css' }, body: 'body { --player: on }' },
  }

  test('load the player that the marker names', async ({ page }) => {
    const { requests } = await openWidget(page, 'gallery-lightbox', 'own player', { before, answers: player })
    expect(requests).toHaveLength(0)
    await trigger(page, 3).click()
    await expect(page.locator('video')).toHaveAttribute('data-player', 'on')
    expect(requests.map(({ path }) => path).sort()).toEqual(['/player/player.css', '/player/player.js'])
  })

  test('are needed to load a player: a gallery of pictures loads none', async ({ page }) => {
    const { requests } = await openWidget(page, 'gallery-lightbox', 'own player', {
      before,
      answers: player,
      props: { items: pictures },
    })
    await trigger(page, 1).click()
    await expect(dialog(page)).toBeVisible()
    expect(requests).toHaveLength(0)
  })

  test('have our own player by default', async ({ page }) => {
    await open(page)
    await trigger(page, 3).click()
    await expect(page.getByRole('button', { name: 'Play: Picture of a day in the depot' })).toBeVisible()
    await page.locator('video').evaluate(video => video.dispatchEvent(new Event('play')))
    await expect(page.locator('video')).toHaveAttribute('controls', '')
    await expect(page.getByRole('button', { name: /^Play/ })).toBeHidden()
  })

  test('have the browser’s controls if a player fails to load', async ({ page }) => {
    await openWidget(page, 'gallery-lightbox', 'own player', { before, answers: {} })
    await trigger(page, 3).click()
    await expect(page.locator('video')).toHaveAttribute('controls', '')
  })
})

test.describe('touch', () => {
  test.use({ hasTouch: true })

  const withoutControls = (page: Page) => page.locator('.w-gallery-lightbox--no-controls')
  const zoomed = (page: Page) => page.locator('.w-gallery-lightbox--zoomed')
  const start = async (page: Page) => {
    await page.clock.install({ time: new Date('2026-10-01T09:00:00Z') })
    await open(page, { props: { items: pictures } })
    await trigger(page, 1).click()
    await expect(dialog(page).getByRole('img', { name: 'Picture of the signalling lab' })).toBeVisible()
    await page.clock.pauseAt(new Date('2026-10-01T10:00:00Z'))
  }

  test('a swipe moves and wraps around at the ends', async ({ page }) => {
    await start(page)
    await touch(page, 'touchstart', 200)
    await touch(page, 'touchmove', 320)
    await touch(page, 'touchend', 320)
    await page.clock.runFor(20)
    await expect(dialog(page)).toContainText('3 of 3')
  })

  test('40 px to a side change the picture and 65 px up or down close it, with real touches', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await open(page, { props: { items: pictures } })
    await trigger(page, 1).click()
    const swipe = await swiper(page)
    for (const distance of [30, 39, -30, -39]) {
      await swipe(distance, 0)
      await expect(dialog(page)).toContainText('1 of 3')
    }
    await swipe(41, 0)
    await expect(dialog(page)).toContainText('3 of 3')
    await swipe(-41, 0)
    await expect(dialog(page)).toContainText('1 of 3')
    for (const distance of [41, 64, -41, -64]) {
      await swipe(0, distance)
      await expect(dialog(page)).toContainText('1 of 3')
    }
    for (const distance of [66, -66]) {
      await swipe(0, distance)
      await expect(dialog(page)).toBeHidden()
      await trigger(page, 1).click()
    }
  })

  test('two taps within 250 ms zoom in; within 251 ms they do not', async ({ page }) => {
    await start(page)
    await tapTwice(page, { pause: 251, distance: 0 })
    await expect(zoomed(page)).toHaveCount(0)
    await page.clock.runFor(1000)
    await tapTwice(page, { pause: 250, distance: 0 })
    await expect(zoomed(page)).toHaveCount(1)
  })

  test('two taps less than 30 px apart zoom in; 30 px apart they do not', async ({ page }) => {
    await start(page)
    await tapTwice(page, { pause: 100, distance: 30 })
    await expect(zoomed(page)).toHaveCount(0)
    await page.clock.runFor(1000)
    await tapTwice(page, { pause: 100, distance: 29 })
    await expect(zoomed(page)).toHaveCount(1)
  })

  test('a tap of 750 ms hides the caption and buttons; 749 ms does not', async ({ page }) => {
    await start(page)
    await touch(page, 'touchstart', 200)
    await page.clock.runFor(749)
    await expect(withoutControls(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(withoutControls(page)).toHaveCount(1)
  })
})

/** Returns a function that moves one real finger over the current picture. */
async function swiper(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return async (x: number, y: number) => {
    await expect(page.locator('.gslide.current.gfadeIn, .gslide.gslideInRight, .gslide.gslideInLeft')).toHaveCount(0)
    const [left, top] = [187, 350]
    await send('touchStart', [{ x: left, y: top }])
    await send('touchMove', [{ x: left + x / 2, y: top + y / 2 }])
    await send('touchMove', [{ x: left + x, y: top + y }])
    await send('touchEnd', [])
  }
}

async function tapTwice(page: Page, { pause, distance }: { pause: number; distance: number }): Promise<void> {
  await touch(page, 'touchstart', 200)
  await touch(page, 'touchend', 200)
  await page.clock.runFor(pause)
  await touch(page, 'touchstart', 200 + distance)
  await touch(page, 'touchend', 200 + distance)
  await page.clock.runFor(10)
}

/** Dispatches a touch event of one finger on the current picture. */
async function touch(page: Page, type: 'touchstart' | 'touchmove' | 'touchend', x: number): Promise<void> {
  await page.locator('.gslide.current img').evaluate(
    (target, [name, clientX]) => {
      const finger = new Touch({ identifier: 1, target, clientX, clientY: 200, pageX: clientX, pageY: 200 })
      const touches = name === 'touchend' ? [] : [finger]
      const init = { touches, targetTouches: touches, changedTouches: [finger], bubbles: true, cancelable: true }
      target.dispatchEvent(new TouchEvent(name, init))
    },
    [type, x] as const,
  )
}

/** Drags a picture with the mouse by a number of pixels. */
async function drag(page: Page, name: string, [x, y]: [number, number]): Promise<void> {
  const picture = dialog(page).getByRole('img', { name })
  await expect(picture).toBeVisible()
  await expect(page.locator('.gslide.current.gfadeIn')).toHaveCount(0)
  const box = await picture.boundingBox()
  const [left, top] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + x, top + y, { steps: 3 })
  await page.mouse.up()
  await expect(page.locator('.gslide.dragging-nav')).toHaveCount(0)
}
