import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { nearest } from '../../../widgets/core/mount/nearest'
import { jsonFault } from './json-fault'
import type { Fault, KnownWidgets } from './types'

/** Keys of `Intl.PluralRules`. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
const PLACE = /\{\w+\}/g

/** Returns the faults of a dictionary, the JSON of `script[data-firstrung-strings]`, and its texts. */
export function checkStrings(json: string, known: KnownWidgets): { faults: Fault[]; given: Set<string> } {
  const errors: ParseError[] = []
  const tree = parseTree(json, errors, { disallowComments: true, allowTrailingComma: false })
  const given = new Set<string>()
  if (errors[0] || tree?.type !== 'object') {
    return { faults: [jsonFault(errors[0], 0)], given }
  }
  const texts = new Set(Object.values(known.widgets).flatMap(widget => widget.texts ?? []))
  const faults = (tree.children ?? []).flatMap(({ children: [key, value] = [], offset }) => {
    const text = String(key?.value)
    given.add(text)
    return text === 'lang' || !value ? [] : checkText(text, value, { texts, offset })
  })
  return { faults, given }
}

function checkText(text: string, value: Node, { texts, offset }: { texts: Set<string>; offset: number }): Fault[] {
  if (!texts.has(text)) {
    const match = nearest(text, [...texts])
    return [fault(offset, `No widget shows "${text}".${match ? ` Did you mean "${match}"?` : ''}`)]
  }
  const forms = value.type === 'object' ? (value.children ?? []) : [value]
  const names = forms.flatMap(({ type, children }) => (type === 'property' ? [String(children?.[0]?.value)] : []))
  const wrong = names.find(name => !FORMS.includes(name))
  if (wrong) {
    return [fault(value.offset, `"${wrong}" is not a plural form. There are ${FORMS.join(', ')}.`)]
  }
  if (value.type === 'object' && !names.includes('other')) {
    return [fault(value.offset, `The forms of "${text}" need "other".`)]
  }
  return forms.flatMap(form => checkPlaces(text, form.type === 'property' ? form.children?.[1] : form))
}

function checkPlaces(text: string, node: Node | undefined): Fault[] {
  const offset = node?.offset ?? 0
  if (node?.type !== 'string') {
    return [fault(offset, `The text for "${text}" must be a string.`)]
  }
  const wanted: string[] = text.match(PLACE) ?? []
  const found: string[] = String(node.value).match(PLACE) ?? []
  const unknown = found.find(place => !wanted.includes(place))
  // Some forms need no number: "one job".
  const missing = wanted.find(place => !found.includes(place) && place !== '{count}')
  return unknown
    ? [fault(offset, `"${text}" has no ${unknown}. It has ${wanted.join(', ') || 'no places'}.`)]
    : missing
      ? [{ ...fault(offset, `The text for "${text}" leaves out ${missing}.`), severity: 'warning' }]
      : []
}

const fault = (offset: number, message: string): Fault => ({ offset, message, severity: 'error' })
