import type { Page } from '@playwright/test'
import { contract, SHOWN_MS } from '../../widgets/site/flash-messages/contract'
import { examples } from '../../widgets/site/flash-messages/examples'
import { describeWidget, expect, expectAxeClean, openWidget, test } from '../support/widget-page'

interface TestBus {
  values: Map<string, unknown>
  listeners: Map<string, Set<(value: unknown) => void>>
}

/** The bus keeps only the last value for those who come later, so several at once need a widget that listens. */
const isListening = (page: Page) =>
  page.evaluate(() => {
    const bus = (globalThis as unknown as { [key: symbol]: TestBus })[Symbol.for('firstrung.bus')]
    return (bus?.listeners.get('flash')?.size ?? 0) > 0
  })

/** Publishes a message as another widget does; its undo counts into `window.undone`. */
async function publishFlash(page: Page, message: { kind: string; text: string }, { undo = false } = {}): Promise<void> {
  await expect.poll(() => isListening(page)).toBe(true)
  await page.evaluate(
    ([value, withUndo]) => {
      const bus = (globalThis as unknown as { [key: symbol]: TestBus })[Symbol.for('firstrung.bus')]
      const record = window as unknown as { undone?: number }
      const full = withUndo ? { ...value, undo: () => (record.undone = (record.undone ?? 0) + 1) } : value
      bus?.values.set('flash', full)
      bus?.listeners.get('flash')?.forEach(listener => listener(full))
    },
    [message, undo] as const,
  )
}

const saved = { kind: 'success', text: 'Placement at Halden Rail saved' }
const failed = { kind: 'error', text: 'Sorry, that did not work. Try again' }

test('without JavaScript the server’s messages stay at the top of the page, without buttons', async ({ page }) => {
  const plain = await openWidget(page, 'flash-messages', 'several at once', { script: false })
  await expect(plain.page.getByRole('status')).toHaveText(['Welcome back, Maya', 'This job closed on 9 October 2026'])
  await expect(plain.page.getByRole('alert')).toHaveText('You are offline. Changes are not saved')
  await expect(plain.page.getByRole('button')).toHaveCount(0)
  await expect(plain.page.locator('.w-flash-messages')).toHaveCSS('position', 'static')
})

describeWidget(contract, examples)

test('announces published successes as a status and errors as an alert', async ({ page }) => {
  await openWidget(page, 'flash-messages', 'empty')
  await publishFlash(page, saved)
  await publishFlash(page, failed)
  await expect(page.getByRole('status')).toHaveText(saved.text)
  await expect(page.getByRole('alert')).toHaveText(failed.text)
  await expectAxeClean(page)
})

test('a message published before the widget mounts shows once', async ({ page }) => {
  const opened = await openWidget(page, 'flash-messages', 'empty', { script: 'later' })
  await page.evaluate(message => {
    Object.assign(globalThis, {
      [Symbol.for('firstrung.bus')]: { values: new Map([['flash', message]]), listeners: new Map() },
    })
  }, saved)
  await opened.start()
  await opened.mounted()
  await expect(page.getByRole('status')).toHaveCount(1)
})

test.describe('the countdown', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('an info message disappears after 8 seconds, not before', async ({ page }) => {
    expect(SHOWN_MS).toBe(8000)
    await openWidget(page, 'flash-messages')
    await page.clock.pauseAt(Date.now() + 60_000)
    await publishFlash(page, { kind: 'info', text: 'Reminders off' })
    await page.clock.runFor(7900)
    await expect(page.getByText('Reminders off')).toBeVisible()
    await page.clock.runFor(200)
    await expect(page.getByText('Reminders off')).toHaveCount(0)
  })

  test('messages from the server disappear too; an error stays', async ({ page }) => {
    await openWidget(page, 'flash-messages', 'several at once')
    await page.clock.runFor(SHOWN_MS + 1000)
    await expect(page.getByRole('status')).toHaveCount(0)
    await page.clock.runFor(10 * 60_000)
    await expect(page.getByRole('alert')).toBeVisible()
  })

  test('stops while someone points at the message, and then continues', async ({ page }) => {
    await openWidget(page, 'flash-messages', 'empty')
    await page.clock.pauseAt(Date.now() + 60_000)
    await publishFlash(page, saved)
    await page.clock.runFor(5000)
    await page.getByRole('status').hover()
    await page.clock.runFor(60_000)
    await page.mouse.move(5, 700)
    await page.clock.runFor(2800)
    await expect(page.getByRole('status')).toBeVisible()
    await page.clock.runFor(400)
    await expect(page.getByRole('status')).toHaveCount(0)
  })

  test('stops while a message has the focus, which returns to where it was', async ({ page }) => {
    const { events } = await openWidget(page, 'flash-messages', 'empty', {
      before: '<br><br><br><br><br><br><a href="#x">A link</a>',
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('link', { name: 'A link' }).focus()
    await publishFlash(page, saved)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused()
    await page.clock.runFor(60_000)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'A link' })).toBeFocused()
    expect(await events()).toEqual([{ name: 'flash-messages:dismissed', detail: { text: saved.text } }])
  })
})

test('Undo runs once and closes the message; other messages have no Undo', async ({ page }) => {
  const { events } = await openWidget(page, 'flash-messages', 'empty')
  await publishFlash(page, saved)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await publishFlash(page, { kind: 'success', text: 'Moved to Applied' }, { undo: true })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Moved to Applied')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { undone: number }).undone)).toBe(1)
  expect(await events()).toEqual([{ name: 'flash-messages:undone', detail: { text: 'Moved to Applied' } }])
})

test('repeated messages show once, and at most the two newest show', async ({ page }) => {
  await openWidget(page, 'flash-messages', 'empty')
  await publishFlash(page, saved)
  await publishFlash(page, saved)
  await expect(page.getByRole('status')).toHaveCount(1)
  for (const stage of ['Applied', 'Online test', 'Interview', 'Offer']) {
    await publishFlash(page, { kind: 'success', text: `Moved to ${stage}` })
  }
  await expect(page.getByRole('status')).toHaveText(['Moved to Interview', 'Moved to Offer'])
})

test('messages cover neither a primary button nor a third of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const button = '<button class="ui-button ui-button--primary">Apply</button>'
  await openWidget(page, 'flash-messages', 'empty', { after: button })
  for (const stage of ['Interview', 'Offer']) {
    const text = `Assistant signalling engineer in the graduate programme of Halden Rail moved to ${stage}. `.repeat(4)
    await publishFlash(page, { kind: 'success', text })
  }
  const messages = page.locator('.w-flash-messages')
  await expect(messages.getByRole('status')).toHaveCount(2)
  const { height = 667 } = (await messages.boundingBox()) ?? {}
  expect(height).toBeLessThan(667 / 3)
  await page.getByRole('button', { name: 'Apply' }).click({ trial: true })
})

test('shows a message while the browser is offline', async ({ page }) => {
  await openWidget(page, 'flash-messages', 'empty')
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(page.getByRole('alert')).toHaveText('You are offline. Changes are not saved')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('messages float, so nothing on the page moves', async ({ page }) => {
  await openWidget(page, 'flash-messages', 'empty', { after: '<p id="text">The text of the page</p>' })
  const before = await page.locator('#text').boundingBox()
  await publishFlash(page, saved)
  await expect(page.getByRole('status')).toBeVisible()
  expect(await page.locator('#text').boundingBox()).toEqual(before)
})
