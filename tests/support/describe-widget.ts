import type { Examples, WidgetContract } from '@firstrung/mount/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { openWidget, test } from './open-widget'

/** The tests that every widget passes, for each of its examples; what a widget does of its own stands in its spec. */
export function describeWidget<Contract extends WidgetContract>(
  contract: Contract,
  examples: Examples<Contract>,
): void {
  const { name } = contract
  test.describe(`${name}, every example`, () => {
    for (const example of Object.keys(examples)) {
      test(`${example}: takes over what the server wrote unchanged, accessible, and fits a phone`, async ({
        page,
      }, info) => {
        await page.setViewportSize({ width: 375, height: 720 })
        const { host, start, mounted } = await openWidget(page, name, example, { script: 'later' })
        const [text, shown] = [await textOf(host), await host.innerText()]
        await keepElements(host)
        await start()
        await mounted()
        expect(await host.innerText()).toBe(shown)
        expect(await textOf(host)).toBe(text)
        expect(await lostElements(page)).toEqual([])
        await expectNoOverflow(page)
        // Both builds make the same elements, as the lines above prove; one look at them is enough.
        if (info.project.name === 'preact') {
          await expectAxeClean(page)
          await page.emulateMedia({ colorScheme: 'dark' })
          await expectAxeClean(page, ['color-contrast'])
        }
      })
    }

    test('is complete without JavaScript', async ({ page }) => {
      const plain = await openWidget(page, name, 'default', { script: false })
      const { host } = await openWidget(page, name)
      expect(await textOf(host)).toBe(await textOf(plain.host))
    })

    test('bad props leave what the server wrote, and say so', async ({ page }) => {
      const plain = await openWidget(page, name, 'default', { script: false })
      const text = await textOf(plain.host)
      const { host, failures } = await openWidget(page, name, 'default', { marker: html => spoilProps(contract, html) })
      await expect(host).toHaveAttribute('data-state', 'failed')
      expect(await failures()).toEqual(['props'])
      expect(await textOf(host)).toBe(text)
    })
  })
}

/**
 * Fails with what axe found, one line per element; `rules` are the only ones to ask. The order of headings is a matter
 * of the page around the widget.
 */
export async function expectAxeClean(page: Page, rules?: string[]): Promise<void> {
  const asked = rules ? { runOnly: rules } : { rules: { 'heading-order': { enabled: false } } }
  const violations = await findViolations(page, asked)
  expect(violations.map(({ id, html }) => `${id}: ${html}`)).toEqual([])
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}

/** What a host says, whether it shows or not; its props are no text. */
function textOf(host: Locator): Promise<string> {
  return host.evaluate(element =>
    [...element.childNodes]
      .filter(node => node.nodeName !== 'SCRIPT')
      .map(node => node.textContent)
      .join(''),
  )
}

/** Hydration keeps the elements that the server wrote; a second rendering would make new ones. */
function keepElements(host: Locator): Promise<void> {
  return host.evaluate(element => {
    Object.assign(window, { keptElements: [...element.querySelectorAll(':not(script)')] })
  })
}

function lostElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { keptElements } = window as unknown as { keptElements: Element[] }
    return keptElements.filter(element => !element.isConnected).map(element => element.outerHTML.slice(0, 80))
  })
}

/** The marker with one prop of a kind that the contract refuses. */
function spoilProps(contract: WidgetContract, html: string): string {
  const [, json = '{}'] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  const props = JSON.parse(json) as Record<string, unknown>
  for (const prop of Object.keys({ ...(contract.props as { entries?: object }).entries, ...props })) {
    const spoilt = JSON.stringify({ ...props, [prop]: { not: 'this' } })
    if (refuses(contract, spoilt)) {
      return html.replace(`json">${json}<`, () => `json">${spoilt}<`)
    }
  }
  throw new Error(`Widget "${contract.name}" takes any props at all`)
}

function refuses(contract: WidgetContract, json: string): boolean {
  try {
    contract.parse({ attributes: {}, json })
    return false
  } catch {
    return true
  }
}
