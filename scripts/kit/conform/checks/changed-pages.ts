import type { Page } from '@playwright/test'
import { loaded } from '../page'
import { mountFault, recorded } from '../recorder'
import type { Check } from '../types'

/** A page translator replaces the text, then someone uses the buttons. */
export const translation: Check = {
  name: 'translation',
  run: async ({ subject, open }) => {
    const page = await open({})
    const fault = await mountFault(page, subject.name)
    if (fault) {
      return fault
    }
    for (let round = 0; round < 3; round++) {
      await translate(page, subject.name)
      await page.locator(`[data-widget="${subject.name}"]`).evaluate((host, index) => {
        const buttons = [...host.querySelectorAll<HTMLElement>('button:not([type="submit"]):not(:disabled), summary')]
        buttons[index]?.click()
      }, round)
    }
    const after = await mountFault(page, subject.name)
    return after && `after its text was translated: ${after}`
  },
}

function translate(page: Page, name: string): Promise<void> {
  return page.locator(`[data-widget="${name}"]`).evaluate(host => {
    const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text)
    }
    for (const text of texts.filter(
      node => !node.parentElement?.closest('script, style, textarea, option, [translate=no]'),
    )) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.toUpperCase()
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

/** A library morphs the page into the same page, and then into one without the widget. */
export const morph: Check = {
  name: 'morph',
  run: async ({ subject, tools, open }) => {
    const page = await open({})
    const fault = await mountFault(page, subject.name)
    if (fault) {
      return fault
    }
    await page.evaluate(tools.idiomorph.replace(/\bvar Idiomorph\b/, 'window.Idiomorph'))
    for (let round = 0; round < 2; round++) {
      await morphInto(page, loaded(subject.marker))
      const again = await mountFault(page, subject.name)
      if (again) {
        return `after the page was morphed into the same page: ${again}`
      }
    }
    await morphInto(page, '<p>Nothing here</p>')
    const { faults } = await recorded(page)
    return faults[0] && `after the page was morphed into one without it: ${faults[0]}`
  },
}

function morphInto(page: Page, html: string): Promise<void> {
  return page.evaluate(async text => {
    const { Idiomorph } = window as unknown as { Idiomorph: { morph: (...args: unknown[]) => void } }
    Idiomorph.morph(document.querySelector('#subject'), text, { morphStyle: 'innerHTML' })
    // The runtime sees changes in a task of its own.
    await new Promise(resolve => setTimeout(resolve, 100))
  }, html)
}
