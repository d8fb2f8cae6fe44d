/* global document, window */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Both builds have this address, because stories show it. No request leaves the browser. */
const ADDRESS = 'https://storybook.test'
/** In pixels: on pictures of the tallest mails, Chromium hangs. */
const MAX_HEIGHT = 8000
/** Pages of the dashboard have the times at which their build made the demo data. */
const STYLE = "time[datetime*=':'] { display: none }"
const NOW = new Date('2026-10-05T09:00:00Z')

/** Each width and each scheme once: the four combinations would take twice as long. */
export const LOOKS = [
  { width: 375, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
]

/**
 * Opens a build of Storybook. `titles` has the title of each story by id; `pictures(id)` returns a PNG of
 * the story in each of `LOOKS`.
 */
export async function openStories(browser, folder) {
  const titles = titlesOf(folder)
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' })
  await page.clock.setFixedTime(NOW)
  await page.route('**/*', route => {
    const file = path.join(folder, new URL(route.request().url()).pathname)
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404 })
  })
  const [id] = titles.keys()
  // Without axe, which takes longer than the picture.
  const query = new URLSearchParams({ viewMode: 'story', id, globals: 'motion:reduced;a11y.manual:!true' })
  await page.goto(`${ADDRESS}/iframe.html?${query}`)
  await page.waitForFunction(isDrawn, id)
  return { titles, pictures: story => picturesOf(page, story), close: () => page.close() }
}

/** Changes the story in place, which is several times quicker than loading its frame. */
async function picturesOf(page, story) {
  const pictures = []
  for (const { width, scheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(showStory, story)
    await page.waitForFunction(isDrawn, story)
    await page.evaluate(value => Object.assign(document.documentElement.dataset, { scheme: value }), scheme)
    const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT)
    const clip = { x: 0, y: 0, width, height }
    pictures.push(await page.screenshot({ fullPage: true, clip, style: STYLE, animations: 'disabled', caret: 'hide' }))
  }
  return pictures
}

function titlesOf(folder) {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'))
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ id, title, name }) => [id, `${title}: ${name}`]),
  )
}

/** Runs in the page. */
function showStory(storyId) {
  if (window.__STORYBOOK_PREVIEW__.currentRender?.id !== storyId) {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }
}

/** Runs in the page: returns whether the story, its fonts and pictures are loaded. */
function isDrawn(story) {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender
  const pictures = [...document.images].filter(image => image.loading !== 'lazy')
  return (
    render?.id === story &&
    /finished|errored|aborted/.test(render.phase) &&
    document.fonts.status === 'loaded' &&
    pictures.every(image => image.complete)
  )
}
