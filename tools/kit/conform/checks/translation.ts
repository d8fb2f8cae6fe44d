import type { Page } from '@playwright/test'
import { mountFault } from '../recorder'
import type { Check } from '../types'

/** The number of the widget's buttons to use in sequence. */
const ROUNDS = 4
/** Milliseconds until the text must be the expected one. */
const LIMIT = 3000
const EXCERPT = 60

/**
 * A page translator replaces the text, then someone uses the buttons: the text must match a page without translator.
 */
export const translation: Check = {
  name: 'translation',
  run: async ({ subject: { name }, open }) => {
    const [plain, translated] = [await open({}), await open({})]
    for (const page of [plain, translated]) {
      const fault = await mountFault(page, name)
      if (fault) {
        return fault
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      await translate(translated, name)
      await Promise.all([plain, translated].map(page => clickButton(page, name, round)))
      const after = (await mountFault(translated, name)) ?? (await textFault([plain, translated], name))
      if (after) {
        return `after its text was translated: ${after}`
      }
    }
    return undefined
  },
}

function translate(page: Page, name: string): Promise<void> {
  return page.locator(`[data-widget="${name}"]`).evaluate(host => {
    const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text)
    }
    const isTranslated = (text: Text) => text.data.trim() !== '' && text.data !== text.data.toUpperCase()
    for (const text of texts.filter(
      node => isTranslated(node) && !node.parentElement?.closest('script, style, textarea, option, [translate=no]'),
    )) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.toUpperCase()
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

function clickButton(page: Page, name: string, index: number): Promise<void> {
  return page.locator(`[data-widget="${name}"]`).evaluate((host, position) => {
    const buttons = [...host.querySelectorAll<HTMLElement>('button:not([type="submit"]):not(:disabled), summary')]
    buttons[position]?.click()
  }, index)
}

async function textFault([plain, translated]: [Page, Page], name: string): Promise<string | undefined> {
  const end = Date.now() + LIMIT
  for (;;) {
    const [expected, received] = [await textOf(plain, name), await textOf(translated, name)]
    if (expected === received) {
      return undefined
    }
    if (Date.now() > end) {
      return describe(expected, received)
    }
    await plain.waitForTimeout(50)
  }
}

/** Ignores capitals and spaces, which the translator changes. */
function textOf(page: Page, name: string): Promise<string> {
  return page.locator(`[data-widget="${name}"]`).evaluate(host => {
    const copy = host.cloneNode(true) as Element
    copy.querySelectorAll('script, style').forEach(element => element.remove())
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim().toUpperCase()
  })
}

function describe(expected: string, received: string): string {
  const words = received.split(' ')
  const first = expected.split(' ').findIndex((word, index) => word !== words[index])
  const excerpt = (text: string) => text.split(' ').slice(Math.max(first, 0)).join(' ').slice(0, EXCERPT)
  return `it shows "${excerpt(received)}" where it shows "${excerpt(expected)}" without a translator`
}
