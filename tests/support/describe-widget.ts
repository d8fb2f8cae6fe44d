import type { Examples, WidgetContract } from '@firstrung/mount/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { openExamples, openWidget, test } from './open-widget'

/**
 * Declares the tests that every widget passes in both builds. All examples share one page; Storybook checks their
 * accessibility.
 */
export function describeWidget<Contract extends WidgetContract>(
  contract: Contract,
  examples: Examples<Contract>,
): void {
  const { name } = contract
  test.describe(`${name}, every example @both`, () => {
    test('takes over the server HTML unchanged and fits a phone', async ({ page }) => {
      const shown = Object.keys(examples)
      await page.setViewportSize({ width: 375, height: 720 })
      const { hosts, start } = await openExamples(page, name, shown)
      const before = byExample(shown, await describeHosts(hosts))
      await start()
      for (const [index, example] of shown.entries()) {
        await expect(hosts.nth(index), example).toHaveAttribute('data-state', 'mounted')
      }
      expect(byExample(shown, await describeHosts(hosts))).toEqual(before)
      expect(await lostElements(page)).toEqual([])
      await expectNoOverflow(page)
    })

    test('is complete without JavaScript; bad props leave the server HTML and fire an error', async ({ page }) => {
      const plain = await openWidget(page, name, 'default', { script: false })
      const text = await textOf(plain.host)
      if (takesProps(contract)) {
        const broken = await openWidget(page, name, 'default', { marker: html => breakProps(contract, html) })
        await expect(broken.host).toHaveAttribute('data-state', 'failed')
        expect(await broken.failures()).toEqual(['props'])
        expect(await textOf(broken.host)).toBe(text)
      }
      const { host } = await openWidget(page, name)
      expect(await textOf(host)).toBe(text)
    })
  })
}

/**
 * Fails with what axe found, one line per element; `rules` are the only ones to ask. The order of headings is a matter
 * of the page around the widget.
 */
export async function expectAxeClean(page: Page, rules?: string[]): Promise<void> {
  const options = rules ? { runOnly: rules } : { rules: { 'heading-order': { enabled: false } } }
  const violations = await findViolations(page, options)
  expect(violations.map(({ id, html }) => `${id}: ${html}`)).toEqual([])
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}

/** Returns all text of a host, visible or not, without its props. */
function textOf(host: Locator): Promise<string> {
  return host.evaluate(element =>
    [...element.childNodes]
      .filter(node => node.nodeName !== 'SCRIPT')
      .map(node => node.textContent)
      .join(''),
  )
}

interface Look {
  /** All text, and the text that shows. */
  text: string
  shown: string
}

/** Describes every host, and remembers its elements: hydration keeps those that the server wrote, a second rendering makes new ones. */
function describeHosts(hosts: Locator): Promise<Look[]> {
  return hosts.evaluateAll(list => {
    const elements = list.flatMap(host => [...host.querySelectorAll(':not(script)')])
    ;(window as unknown as { serverElements?: Element[] }).serverElements ??= elements
    return list.map(host => ({
      text: [...host.childNodes]
        .filter(node => node.nodeName !== 'SCRIPT')
        .map(node => node.textContent)
        .join(''),
      shown: (host as HTMLElement).innerText,
    }))
  })
}

const byExample = (names: readonly string[], looks: readonly Look[]) =>
  names.map((example, index) => ({ example, ...looks[index] }))

function lostElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { serverElements } = window as unknown as { serverElements: Element[] }
    return serverElements.filter(element => !element.isConnected).map(element => element.outerHTML.slice(0, 80))
  })
}

const takesProps = ({ props }: WidgetContract): boolean =>
  Object.keys((props as { entries?: object }).entries ?? {}).length > 0

/** The marker with one prop of a kind that the contract refuses. */
function breakProps(contract: WidgetContract, html: string): string {
  const [, json = '{}'] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  const props = JSON.parse(json) as Record<string, unknown>
  for (const prop of Object.keys({ ...(contract.props as { entries?: object }).entries, ...props })) {
    const broken = JSON.stringify({ ...props, [prop]: { not: 'this' } })
    if (refuses(contract, broken)) {
      return html.replace(`json">${json}<`, () => `json">${broken}<`)
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
