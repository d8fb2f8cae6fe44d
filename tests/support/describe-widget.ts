import type { Examples, WidgetContract } from '@firstrung/mount/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './axe'
import { openExamples, test } from './open-widget'

/**
 * Declares the test that every widget passes, in the build of our pages. All examples share one page, with one marker
 * whose props are invalid. Storybook checks accessibility in light colours; `in-react.spec.ts` hydrates the examples in
 * React.
 */
export function describeWidget<Contract extends WidgetContract>(
  contract: Contract,
  examples: Examples<Contract>,
): void {
  const { name } = contract
  const shown = Object.keys(examples)
  test(`${name}: every example takes over the server HTML, fits a phone and leaves nothing behind`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 720 })
    const broken = takesProps(contract) ? (html: string) => breakProps(contract, html) : undefined
    const { hosts, start, failures } = await openExamples(page, name, { shown, more: broken })
    const before = await describeHosts(hosts)
    const served = await hosts.evaluateAll(list => list.map(host => host.outerHTML))
    await start()
    for (const [index, example] of shown.entries()) {
      await expect(hosts.nth(index), example).toHaveAttribute('data-state', 'mounted')
    }
    if (broken) {
      await expect(hosts.last()).toHaveAttribute('data-state', 'failed')
    }
    expect(await failures()).toEqual(broken ? ['props'] : [])
    const after = await describeHosts(hosts)
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
    expect(await lostElements(page)).toEqual([])
    if (broken) {
      // A failed widget may show its fallback and affect its neighbours.
      await hosts.last().evaluate(host => host.remove())
    }
    expect(byExample(shown, await describeHosts(hosts))).toEqual(byExample(shown, before))
    await expectNoOverflow(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAxeClean(page, ['color-contrast'])
    expect(await leftBehind(page, hosts)).toEqual([])
    await expectNoMoreListeners(page, hosts, served.slice(0, shown.length))
  })
}

/**
 * One line per element; `rules` limits the rules. The page around the widget decides on the order of headings, so that
 * rule is off.
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

interface Look {
  /** All text, then only the visible text. */
  text: string
  shown: string
}

/** Also remembers the elements: hydration preserves the server's elements, a second rendering replaces them. */
export function describeHosts(hosts: Locator): Promise<Look[]> {
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

export const byExample = (names: readonly string[], looks: readonly Look[]) =>
  names.map((example, index) => ({ example, ...looks[index] }))

/** Returns elements that a second rendering has replaced. */
export function lostElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { serverElements } = window as unknown as { serverElements: Element[] }
    return serverElements.filter(element => !element.isConnected).map(element => element.outerHTML.slice(0, 80))
  })
}

/** Removes the widgets and returns what they left in the page. Listeners that remain fail on the next events. */
async function leftBehind(page: Page, hosts: Locator): Promise<string[]> {
  await hosts.evaluateAll(list => list.forEach(host => host.remove()))
  return page.evaluate(async () => {
    await new Promise(resolve => setTimeout(resolve))
    for (const name of [
      'resize',
      'scroll',
      'focus',
      'online',
      'pageshow',
      'pagehide',
      'popstate',
      'visibilitychange',
    ]) {
      window.dispatchEvent(new Event(name))
      document.dispatchEvent(new Event(name))
    }
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    document.body.click()
    await new Promise(resolve => setTimeout(resolve))
    return [...document.body.children].filter(({ localName }) => localName !== 'main').map(({ outerHTML }) => outerHTML)
  })
}

/** Mounts and removes the widgets again: the page must not have more listeners than before. */
async function expectNoMoreListeners(page: Page, hosts: Locator, served: readonly string[]): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const listening = async () => {
    const counting = `[window, document, document.body].flatMap((target, index) =>
      Object.entries(getEventListeners(target)).map(([type, { length }]) => [index + ' ' + type, length]))`
    const { result } = await client.send('Runtime.evaluate', {
      expression: counting,
      includeCommandLineAPI: true,
      returnByValue: true,
    })
    return new Map(result.value as [string, number][])
  }
  const before = await listening()
  await page.evaluate(html => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    trustedTypes.createPolicy('default', { createHTML: (text: string) => text })
    document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
  }, served.join(''))
  await expect(hosts.and(page.locator('[data-state="mounted"]'))).toHaveCount(served.length)
  await hosts.evaluateAll(list => list.forEach(host => host.remove()))
  const more = async () => [...(await listening())].filter(([type, count]) => count > (before.get(type) ?? 0))
  await expect.poll(more).toEqual([])
  await client.detach()
}

const takesProps = ({ props }: WidgetContract): boolean =>
  Object.keys((props as { entries?: object }).entries ?? {}).length > 0

/** Gives one prop a type that the contract rejects. */
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
