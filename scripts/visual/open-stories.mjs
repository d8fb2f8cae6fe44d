/* global document, window */
import { once } from 'node:events'
import { createServer } from 'node:http'
import sirv from 'sirv'

const NOW = new Date('2026-10-05T09:00:00Z')

/** Serves a build of Storybook and opens it: `picture(id, { width, scheme })` returns a PNG of a whole story. */
export async function openStories(browser, folder) {
  const server = createServer(sirv(folder, { dev: false })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' })
  await page.clock.setFixedTime(NOW)
  return {
    async picture(id, { width, scheme }) {
      await page.setViewportSize({ width, height: 800 })
      const query = new URLSearchParams({ viewMode: 'story', id, globals: `scheme:${scheme};motion:reduced` })
      await page.goto(`http://127.0.0.1:${server.address().port}/iframe.html?${query}`)
      await page.waitForFunction(isDrawn)
      return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    },
    async close() {
      await page.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Runs in the page: returns whether the story, its fonts and pictures are loaded. */
function isDrawn() {
  const pending = window.__STORYBOOK_PREVIEW__?.currentRender?.isPending?.()
  const pictures = [...document.images].filter(image => image.loading !== 'lazy')
  return pending === false && document.fonts.status === 'loaded' && pictures.every(image => image.complete)
}
