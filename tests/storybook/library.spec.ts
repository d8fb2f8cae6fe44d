import { expect, type Frame, type Page } from '@playwright/test'
import { test } from './storybook-page'

const STORY = 'widgets-site-faq--default'

/** On a busy machine, the frame of Storybook takes half a minute to start. */
const mounted = expect.configure({ timeout: 45_000 })

/** The library that renders the marker: React leaves its name on the element. */
const libraryOf = (page: Page | Frame) =>
  page
    .locator('[data-widget]')
    .evaluate(marker => (Object.keys(marker).some(key => key.startsWith('__react')) ? 'react' : 'preact'))

test('the toolbar changes a story from React to the Preact that browsers load', async ({ page, address }) => {
  test.slow()
  await page.goto(`${address}/?path=/story/${STORY}`)
  const story = page.frameLocator('#storybook-preview-iframe')
  const frame = () => page.frames().find(item => item.url().includes('iframe.html')) as Frame
  await mounted(story.locator('[data-widget]')).toHaveAttribute('data-state', 'mounted')
  expect(await libraryOf(frame())).toBe('react')

  await page.getByRole('button', { name: 'Library' }).click()
  await page.getByRole('option', { name: 'Preact' }).click()
  await mounted.poll(() => frame().url()).toContain('library%3Apreact')
  await mounted(story.locator('[data-widget]')).toHaveAttribute('data-state', 'mounted')
  expect(await libraryOf(frame())).toBe('preact')
})

for (const library of ['react', 'preact']) {
  test(`controls give a widget in ${library} other props, and it keeps its state`, async ({ page, address }) => {
    await page.goto(`${address}/iframe.html?viewMode=story&id=${STORY}&globals=library:${library}`)
    await mounted(page.locator('[data-widget]')).toHaveAttribute('data-state', 'mounted')
    await page.getByText('Is Firstrung free?').click()
    await expect(page.getByRole('heading', { level: 3, name: 'Is Firstrung free?' })).toBeVisible()

    await page.evaluate(storyId => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, payload: object) => void }
      }
      channel.emit('updateStoryArgs', { storyId, updatedArgs: { level: 2 } })
    }, STORY)
    await expect(page.getByRole('heading', { level: 2, name: 'Is Firstrung free?' })).toBeVisible()
    await expect(page.getByText('Students and graduates never pay.')).toBeVisible()
  })
}
