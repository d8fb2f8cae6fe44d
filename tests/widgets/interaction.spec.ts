import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listWidgets, root } from '../../scripts/widgets.mjs'
import { expect, openWidget, test } from '../support/widget-page'

const isForUse = (dir: string) =>
  readFileSync(path.join(root, dir, 'contract.ts'), 'utf8').includes("mount: 'interaction'")
const names = listWidgets().flatMap(({ name, dir }) => (isForUse(dir) ? [name] : []))

for (const name of names) {
  test(`a click loads ${name} and is not lost`, async ({ page, context }) => {
    const { host, mounted, events } = await openWidget(page, name, 'default', {
      mount: 'interaction',
      marker: html => html,
      // The pointer is in the corner of the page.
      before: '<p>Line</p>'.repeat(9),
    })
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 1000 })))
    await expect(host).not.toHaveAttribute('data-state')
    await host.locator('a, button').first().click()
    await mounted()
    await expect.poll(async () => (await events()).length).toBe(1)
    expect(context.pages()).toHaveLength(1)
  })
}
