import { endOfString } from './mask'
import { DYNAMIC } from './types'

/** An argument of a call, or an entry of an object: `level=2`, `level: 2`, `'level' => 2`, `questions`. */
export interface Argument {
  name?: string
  text: string
  offset: number
  valueOffset: number
}

const NAME = /^\s*(?:["']([\w-]+)["']|:?([\w-]+))\s*(?:=>|=(?!=)|:(?!:))\s*/

/** Splits the text between the bracket at `open` and its match. Returns undefined if there is no match. */
export function argumentsAt(source: string, open: number): { list: Argument[]; end: number } | undefined {
  const list: Argument[] = []
  let depth = 0
  let start = open + 1
  for (let at = open; at < source.length; at++) {
    const char = source[at] ?? ''
    if (/["'`]/.test(char)) {
      at = endOfString(source, at)
    } else if ('([{'.includes(char)) {
      depth += 1
    } else if (')]}'.includes(char)) {
      depth -= 1
    }
    if (depth === 0 || (depth === 1 && char === ',')) {
      list.push(...argumentOf(source, start, at))
      start = at + 1
    }
    if (depth === 0) {
      return { list, end: at }
    }
  }
  return undefined
}

function argumentOf(source: string, start: number, end: number): Argument[] {
  const whole = source.slice(start, end)
  if (whole.trim() === '') {
    return []
  }
  const [head = '', quoted, plain] = NAME.exec(whole) ?? []
  const name = quoted ?? plain
  const indent = /^\s*/.exec(whole)?.[0].length ?? 0
  return [
    {
      ...(name ? { name } : {}),
      text: whole.slice(head.length).trim(),
      offset: start + indent,
      valueOffset: start + (head.length || indent),
    },
  ]
}

/** The value of a literal; `DYNAMIC` for values that only the engine knows. */
export function literalOf(text: string): unknown {
  const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')$/.exec(text) ?? []
  const string = double ?? single
  if (string !== undefined) {
    return /#\{|\$/.test(string) ? DYNAMIC : string
  }
  if (/^-?\d+(\.\d+)?$/.test(text)) {
    return Number(text)
  }
  const constants: Record<string, unknown> = { true: true, false: false, null: null, nil: null, none: null }
  const known = constants[text.toLowerCase()]
  return known === undefined ? DYNAMIC : known
}
