import { sanitiseHtml } from '../../../host/lib/sanitise'
import { repairCharacters } from './characters'
import { separateContacts } from './contacts'
import { decodeEntities } from './entities'
import { markdownToHtml } from './markdown'
import { plainToHtml } from './plain'
import { flattenTables } from './tables'

export type DescriptionFormat = 'html' | 'html-escaped' | 'text' | 'markdown'

/** Escaped punctuation, headings, tables, bold words or lists within lists, which plain text never has by accident. */
const MARKDOWN =
  /\\[&*_#+.()[\]~>|-]|^\|?(?:\s*:?-{3,}:?\s*\|)+|^#{1,4} \S|(?<!\*)\*\*[^\s*][^*\n]*\*\*(?!\*)|^(?:[-*+]|\d{1,2}[.)]) .+\n {2,}[-*+] \S/m
const BLOCK_TAG =
  '(?:p|br|hr|ul|ol|li|dl|dt|dd|div|section|article|strong|b|em|i|u|a|h[1-6]|span|font|small|su[bp]|pre|center|blockquote|img|table|tbody|t[rdh])'
const TAGS = new RegExp(`</?${BLOCK_TAG}[\\s/>]`, 'i')
/** Escaped once or more often. */
const ESCAPED_TAGS = new RegExp(`&(?:amp;)*(?:lt|#60|#x3c);/?${BLOCK_TAG}(?:\\s|/|&(?:amp;)*(?:gt|#62|#x3e);)`, 'i')
const MAX_ROUNDS = 4
/** A mark that is attached to a word: "[1]Scientist", "in America[1]"; its note is not part of the advert. */
const FOOTNOTE = /(?<=[\p{L}.,;)])\[\d{1,2}\](?!\(|\[|:)|(?<![\p{L}\d\]])\[\d{1,2}\](?=\p{L})/gu

const CDATA = /<!\[CDATA\[|\]\]>/g

/** Some feeds escape line breaks twice. */
const withLines = (text: string): string => (text.includes('\n') ? text : text.replace(/(?:\\r)?\\n/g, '\n'))

/** Without a format, the tags decide. The result is safe HTML. */
export function describeHtml(description: string, format?: DescriptionFormat): string {
  const text = withLines(repairCharacters(description).replace(FOOTNOTE, '').replace(CDATA, '')).trim()
  switch (format ?? detectFormat(text)) {
    case 'html-escaped':
      return cleanHtml(repairCharacters(protectLessThan(decodeTags(decodeEntities(text)))))
    case 'html':
      return cleanHtml(text)
    case 'markdown':
      return sanitiseHtml(separateSentences(flattenTables(markdownToHtml(text))))
    case 'text':
      return sanitiseHtml(separateSentences(plainToHtml(nameMasks(repairCharacters(decodeEntities(text))))))
  }
}

const cleanHtml = (html: string): string =>
  sanitiseHtml(separateSentences(separateContacts(flattenTables(decodeTwice(html)))))

/** Some feeds escape tags once more than their format implies. */
function decodeTags(text: string): string {
  let decoded = text
  for (let round = 0; round < MAX_ROUNDS && !TAGS.test(decoded) && ESCAPED_TAGS.test(decoded); round += 1) {
    decoded = decodeEntities(decoded)
  }
  return decoded
}

/** No advert is about character references or tags: visible ones were escaped twice. */
const decodeTwice = (html: string): string =>
  html
    .replace(
      /&amp;(?=(?:amp|lt|gt|quot|apos|nbsp|[lr]squo|[lr]dquo|[mn]dash|bull|hellip|pound|#\d{2,5}|#x[\da-f]{2,4});)/gi,
      '&',
    )
    .replace(/&lt;(\/?(?:p|br|li|ul|ol|strong|b|em|h[1-6])\s?\/?)&gt;/gi, '<$1>')

/** Names with a full stop: Node.Js, Socket.Io, Microsoft.Net, Amazon.Com. */
const DOTTED = '(?!(?:Js|Net|Io|Ai|Com|Org|Co|Uk|Gov|Ac)\\b)'
const GLUED = new RegExp(`[.!?:;](?=${DOTTED}\\p{Lu}(?:\\p{Ll}|\\s))`, 'gu')
/** The end of a word before such a sign; `&amp;` is no word. */
const WORD_BEFORE = /(?<!&\p{L}{0,8})\p{Ll}{2}$/u
const SENTENCE_BEFORE = /(?:\p{Ll}{2}|\p{Ll}\)|\d%)$/u
const ADDRESS = /:\/\/|www\.|@/
const MAX_BEFORE_LENGTH = 12
/** Without a limit, a text without spaces would be searched to its start at every sign. */
const MAX_TAG_LENGTH = 4000

/** Some feeds drop the space between sentences. Few signs are followed by a capital. */
const separateSentences = (html: string): string =>
  html.replace(GLUED, (sign: string, at: number) => (isEnd(html, at) && !isInside(html, at) ? `${sign} ` : sign))

function isEnd(html: string, at: number): boolean {
  const before = html.slice(Math.max(0, at - MAX_BEFORE_LENGTH), at)
  return /[:;]/.test(html.charAt(at))
    ? WORD_BEFORE.test(before)
    : SENTENCE_BEFORE.test(before) || (/\d$/.test(before) && /^\p{Lu}\p{Ll}{2}/u.test(html.slice(at + 1, at + 4)))
}

function isInside(html: string, at: number): boolean {
  const before = html.slice(Math.max(0, at - MAX_TAG_LENGTH), at)
  const from = 1 + Math.max(...[' ', '\n', '>'].map(sign => before.lastIndexOf(sign)))
  const word = before.slice(from) + (/^[^\s<>]*/.exec(html.slice(at, at + 200))?.[0] ?? '')
  return before.lastIndexOf('<') > before.lastIndexOf('>') || ADDRESS.test(word)
}

function detectFormat(text: string): DescriptionFormat {
  if (TAGS.test(text)) {
    return 'html'
  }
  return ESCAPED_TAGS.test(text) ? 'html-escaped' : MARKDOWN.test(text) ? 'markdown' : 'text'
}

/** A `<` that opens no tag ("babies <1500g") would swallow what follows it. */
function protectLessThan(html: string): string {
  return html.replace(/<(?![a-zA-Z/!])/g, '&lt;')
}

function nameMasks(text: string): string {
  return text.replace(/\*{4}\d*(?:[\s/]*\*{4}\d*)*/g, '[number]').replace(/\*{5,}/g, '')
}
