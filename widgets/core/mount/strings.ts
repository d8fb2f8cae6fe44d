import type { ReactNode } from 'react'
import { Fragment, jsx } from 'react/jsx-runtime'

/** A displayed text in a constant: `'Rank' satisfies Text`. Display it with `t`. */
export type Text = string

/** Forms of a text by plural category, as `Intl.PluralRules` names them. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Translations by English text. `lang` is their language, which also formats numbers. */
export type Strings = Readonly<Record<string, string | PluralForms>>

/** The values for `{name}` in a text. Numbers are formatted for the language; pass a year as a string. */
export type TextValues = Readonly<Record<string, string | number>>

/** One dictionary for all copies of this module on a page: bundles, packages and embeds. */
const KEY = Symbol.for('firstrung.strings')
const page = globalThis as { [KEY]?: Strings }

/**
 * Returns the text in the language of the page, with `{name}` replaced by the value of that name. The English text is
 * its own key and the default. Pages translate texts in `<script type="application/json" data-firstrung-strings>`.
 */
export function t(english: string, values?: TextValues): string {
  const text = lookUp(english)
  return fill(typeof text === 'string' ? text : (text?.other ?? english), values)
}

/**
 * Returns the plural form of a text for a count, which replaces `{count}`: `plural(3, '1 star', '{count} stars')`. The
 * key in the dictionary is `other`.
 */
export function plural(counted: number | (TextValues & { count: number }), one: string, other: string): string {
  const values = typeof counted === 'number' ? { count: counted } : counted
  const text = lookUp(other) ?? { one, other }
  const form = typeof text === 'string' ? text : text[new Intl.PluralRules(locale()).select(values.count)]
  return fill(form ?? t(other), values)
}

/** Returns a text with elements at the positions of `{name}`, so that a translation can reorder them. */
export function withNodes(english: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = t(english).split(/\{(\w+)\}/)
  return parts.map((part, index) => jsx(Fragment, { children: index % 2 ? nodes[part] : part }, index))
}

/** The language of the texts, for numbers and dates: `en-GB` by default. */
export function locale(): string {
  return (lookUp('lang') as string | undefined) ?? 'en-GB'
}

/** Replaces the texts of all widgets from now on. Call it before they mount. Throws `RangeError` for an unknown `lang`. */
export function setStrings(next: Strings | undefined): void {
  page[KEY] = next && checked(next)
}

/**
 * Runs `render` with other texts and restores the previous ones. Rendering on a server is synchronous. Throws
 * `RangeError` for an unknown `lang`.
 */
export function withStrings<Result>(next: Strings | undefined, render: () => Result): Result {
  const former = page[KEY]
  setStrings(next)
  try {
    return render()
  } finally {
    page[KEY] = former
  }
}

/** Returns whether the page has a dictionary. */
export const hasStrings = (): boolean => Object.keys(stringsOfPage()).length > 0

const stringsOfPage = (): Strings => (page[KEY] ??= readStrings())
const lookUp = (english: string): string | PluralForms | undefined => stringsOfPage()[english]

/** Reads the page's dictionary. An invalid one is reported, and the page stays English. */
function readStrings(): Strings {
  const script = globalThis.document?.querySelector('script[data-firstrung-strings]')
  try {
    return checked(JSON.parse(script?.textContent || '{}') as Strings)
  } catch (error) {
    // eslint-disable-next-line no-console -- authors of pages look there for what is wrong
    console.warn(script, error)
    return checked({})
  }
}

/**
 * Throws if numbers could not be formatted later: `cy_GB` is not a language, `cy-GB` is. A text may equal the name of
 * an object method, so the copy has no prototype.
 */
function checked(strings: Strings): Strings {
  new Intl.PluralRules(strings.lang as string | undefined)
  return { __proto__: null, ...strings } as unknown as Strings
}

const fill = (text: string, values?: TextValues) =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => values?.[key]?.toLocaleString(locale()) ?? name)
