import { repairCharacters } from './characters'
import { decodeEntities } from './entities'

/** A pictograph with its skin tone and joiners. */
const PICTOGRAPHS =
  /(?:\u200D|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\uFE0F|\u20E3|[\u{E0020}-\u{E007F}])(?<![\d#*©®™])/gu
/** Punctuation that Markdown escapes: `R\\&D`. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g
/** Only HTML tags: "<vector>" and "<12 months" are text. */
const TAG =
  /<\/?(?:p|br|hr|b|i|u|s|a|em|strong|small|big|sup|sub|mark|font|span|div|ul|ol|li|h[1-6]|img|table|thead|tbody|tr|td|th|center|script|style)\b[^<>]{0,200}>/gi

/** Returns one repaired line of plain text: references decoded (even if escaped twice), no tags, no pictographs. */
export function cleanLine(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') {
    return ''
  }
  return repairCharacters(decodeEntities(decodeEntities(repairCharacters(String(value)))))
    .replace(ESCAPED, '$1')
    .replace(TAG, ' ')
    .replace(PICTOGRAPHS, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Paragraphs stay; everything else is cleaned as in `cleanLine`. */
export function cleanText(value: unknown): string {
  if (typeof value !== 'string') {
    return ''
  }
  return repairCharacters(decodeEntities(repairCharacters(value)))
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(TAG, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Cuts at the end of a word. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) {
    return text
  }
  const cut = text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—(/&-]+$/, '')}…`
}
