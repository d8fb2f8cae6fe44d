import type { Page } from '@playwright/test'
import { loaded } from '../page'
import { mountFault, recorded } from '../recorder'
import type { Check } from '../types'

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
    // The runtime processes mutations in a separate task.
    await new Promise(resolve => setTimeout(resolve, 100))
  }, html)
}
