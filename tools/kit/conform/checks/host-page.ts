import type { Page } from '@playwright/test'
import { mountFault } from '../recorder'
import type { Check } from '../types'

/** Element rules that are typical of old style sheets. */
const HOSTILE = `* { letter-spacing: .5px; }
body { font: 19px/1.2 serif; }
div, section { padding: 1px; }
h1, h2, h3, h4, p, ul, ol { margin: 30px 0; }
li { list-style: square; }
a { color: inherit; text-decoration: none; }
button, input, select, textarea { font: 20px monospace; text-transform: uppercase; border: 4px solid #c0c; margin: 3px; }
img, svg { max-width: 100%; border: 2px solid #0a0; }
label { float: left; }`

export const hostileCss: Check = {
  name: 'hostile CSS',
  run: async ({ subject, open }) => {
    const without = await open({ copies: 0, body: '' })
    const page = await open({})
    const fault = await mountFault(page, subject.name)
    if (fault) {
      return fault
    }
    const [before, after] = [await hostStyles(without), await hostStyles(page)]
    const changed = Object.keys(after).find(key => before[key] !== after[key])
    if (changed) {
      return `it changes the page around it: ${changed} is ${after[changed]}, not ${before[changed]}`
    }
    const hostile = await open({ css: HOSTILE })
    const hostileFault = await mountFault(hostile, subject.name)
    if (hostileFault) {
      return hostileFault
    }
    const [shown, left] = [await controls(page, subject.name), await controls(hostile, subject.name)]
    return left < shown ? `of its ${shown} controls only ${left} show under the styles of another page` : undefined
  },
}

/**
 * Computed styles of the elements of the host page. Heights and centres of the page follow the widget's own height, and
 * scroll padding keeps the focused element clear of a widget at an edge of the window (WCAG 2.4.11).
 */
function hostStyles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const around = [document.documentElement, document.body]
    const flows = /^(height|block-size|perspective-origin|transform-origin|scroll-padding-.+)$/
    const styles: Record<string, string> = {}
    for (const element of [...around, ...document.querySelectorAll('#host-page, #host-page *')]) {
      const computed = getComputedStyle(element)
      for (const property of computed) {
        if (!around.includes(element as HTMLElement) || !flows.test(property)) {
          styles[`${property} of <${element.localName}>`] ??= computed.getPropertyValue(property)
        }
      }
    }
    return styles
  })
}

function controls(page: Page, name: string): Promise<number> {
  return page
    .locator(`[data-widget="${name}"] :is(a[href], button, input, select, textarea, summary)`)
    .evaluateAll(list => list.filter(element => element.checkVisibility({ visibilityProperty: true })).length)
}

export const rightToLeft: Check = {
  name: 'right to left',
  run: async ({ subject, open }) => {
    const page = await open({ dir: 'rtl' }, { viewport: { width: 375, height: 720 } })
    const fault = await mountFault(page, subject.name)
    if (fault) {
      return fault
    }
    const [width, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    if ((width ?? 0) > (window ?? 0)) {
      return `it makes the page ${width} px wide where 375 px are there`
    }
    const ltr = await page
      .locator(`[data-widget="${subject.name}"] *`)
      .evaluateAll(
        list =>
          list.find(
            item => getComputedStyle(item).direction === 'ltr' && !item.closest('[dir]:not(html), svg, script, style'),
          )?.outerHTML,
      )
    return ltr && `it stays left to right: ${ltr.slice(0, 120)}`
  },
}
