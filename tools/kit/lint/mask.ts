import { DYNAMIC } from './types'

/** A template with its expressions and statements replaced, character by character, so that offsets do not change. */
export interface MaskedTemplate {
  source: string
  /** Expressions are runs of `DYNAMIC`, statements and comments are spaces. */
  html: string
  /** The code of expressions and statements: `[start, end]`. */
  code: [start: number, end: number][]
}

/** The tags of Nunjucks, Twig, Jinja, Django, Blade, ERB and PHP; the first match wins. */
const TAGS: { open: RegExp; close: string; kind: 'comment' | 'statement' | 'expression' }[] = [
  { open: /\{#|\{\{--/y, close: '', kind: 'comment' },
  { open: /<%#/y, close: '%>', kind: 'comment' },
  { open: /\{!!/y, close: '!!}', kind: 'expression' },
  { open: /\{\{/y, close: '}}', kind: 'expression' },
  { open: /<%=/y, close: '%>', kind: 'expression' },
  { open: /<\?=/y, close: '?>', kind: 'expression' },
  { open: /\{%/y, close: '%}', kind: 'statement' },
  { open: /<%/y, close: '%>', kind: 'statement' },
  { open: /<\?php/y, close: '?>', kind: 'statement' },
]
const START = /\{[#{!%]|<%|<\?(?:=|php)|@(?:json|js)\s*\(|^[ \t]*@[a-z]+\b(?=\s*(?:\(|$))/gim

export function maskTemplate(source: string): MaskedTemplate {
  const code: MaskedTemplate['code'] = []
  let html = ''
  let position = 0
  START.lastIndex = 0
  for (let match = START.exec(source); match; match = START.exec(source)) {
    const { end, kind } = tagAt(source, match.index, match[0])
    html += source.slice(position, match.index) + blank(source.slice(match.index, end), kind)
    if (kind !== 'comment') {
      code.push([match.index, end])
    }
    position = end
    START.lastIndex = Math.max(end, match.index + 1)
  }
  return { source, html: html + source.slice(position), code }
}

function tagAt(source: string, start: number, text: string) {
  if (text.includes('@')) {
    const end = endOfDirective(source, start + text.length)
    return { end, kind: /@js(on)?\s*\($/.test(text) ? ('expression' as const) : ('statement' as const) }
  }
  for (const { open, close, kind } of TAGS) {
    open.lastIndex = start
    const [opening] = open.exec(source) ?? []
    if (opening) {
      const closing = close || (opening === '{#' ? '#}' : '--}}')
      return { end: endOf(source, start + opening.length, { close: closing, kind }), kind }
    }
  }
  return { end: start + 1, kind: 'comment' as const }
}

/** Finds the end of a tag; a closing delimiter within a string or nested braces does not count. */
function endOf(source: string, start: number, { close, kind }: { close: string; kind: string }): number {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source.startsWith(close, at) && depth === 0) {
      return at + close.length
    }
    if (kind !== 'comment') {
      const char = source[at] ?? ''
      at = /["'`]/.test(char) ? endOfString(source, at) : at
      depth += char === '{' ? 1 : char === '}' && depth > 0 ? -1 : 0
    }
  }
  // PHP may leave its last tag open. In other languages the end was missed, for example because of an unbalanced quote.
  const plain = source.indexOf(close, start)
  return plain < 0 ? source.length : plain + close.length
}

/** The index of the quote that ends a string; strings do not span lines. */
export function endOfString(source: string, start: number): number {
  const quote = source[start] ?? ''
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') {
      at += 1
    } else if (source[at] === quote) {
      return at
    } else if (source[at] === '\n') {
      break
    }
  }
  return start
}

function endOfDirective(source: string, start: number): number {
  const open =
    source[start - 1] === '('
      ? start - 1
      : (/^\s*(?=\()/.exec(source.slice(start, start + 20))?.[0].length ?? -1) + start
  if (source[open] !== '(') {
    return start
  }
  let depth = 0
  for (let at = open; at < source.length; at++) {
    const char = source[at] ?? ''
    at = /["']/.test(char) ? endOfString(source, at) : at
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    if (depth === 0) {
      return at + 1
    }
  }
  return source.length
}

const blank = (text: string, kind: string) => text.replace(/[^\n]/g, kind === 'expression' ? DYNAMIC : ' ')
