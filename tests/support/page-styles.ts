import type { Page } from '@playwright/test'
import { listSheets } from '../../scripts/build/page-css.mjs'

const SHEETS = listSheets().flatMap(({ name, css }) => (name ? [{ name, css }] : []))

/** Names of the parts of the site's style sheet that have a rule for an element of the page, in whatever state it is. */
export function sheetsUsedBy(page: Page): Promise<string[]> {
  return page.evaluate(sheets => {
    const STATES =
      /::[a-z-]+(\([^)]*\))?|:(hover|focus-visible|focus-within|focus|active|checked|open|placeholder-shown|disabled|target|visited|user-invalid|invalid|modal)\b/g
    const matches = (selector: string): boolean => {
      try {
        return document.querySelector(selector.replace(STATES, '')) !== null
      } catch {
        return false
      }
    }
    const selectorsOf = (rules: CSSRuleList, parent: string): string[] =>
      [...rules].flatMap(rule => {
        const own = rule instanceof CSSStyleRule ? within(rule.selectorText, parent) : parent
        const nested = 'cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList, own) : []
        return rule instanceof CSSStyleRule ? [own, ...nested] : nested
      })
    const within = (selector: string, parent: string): string =>
      parent === ''
        ? selector
        : selector.includes('&')
          ? selector.replaceAll('&', `:is(${parent})`)
          : `:is(${parent}) :is(${selector})`
    const isUsed = (css: string): boolean => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return selectorsOf(sheet.cssRules, '').some(matches)
    }
    return sheets.filter(({ css }) => isUsed(css)).map(({ name }) => name)
  }, SHEETS)
}
