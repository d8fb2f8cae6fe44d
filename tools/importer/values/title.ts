import { readableCapitals } from '../text/capitals'
import { cleanLine, shorten } from '../text/line'

const MAX_TITLE_LENGTH = 140
/** Masked digits, and words that mean nothing without them. */
const MASK =
  /(?:\b(?:up to|from|circa|earn|to|c)\s+)*[£$]?\*{3,}\d*(?:\s*(?:p\/?h|ph|p\/a|pa|k|hrs?|rosettes?|per (?:hour|week|annum)|to|[-–/])(?![a-z]))*/gi

/** "Job title: Paralegal", "Ref 12345 - Paralegal" */
const LABEL =
  /^(?:(?:job |role |position |vacancy )(?:title|name)|role|position|vacancy|ref(?:erence)?(?: (?:no|number))?[.:# ]+[\w/-]*\d[\w/-]*)\s*[:–-]\s+/i
/** "(Ref: AB-123)", "(m/w/d)", "!!!" */
const NOTES =
  /[([-]?\s*\b(?:job |vacancy )?ref(?:erence)?(?: (?:no|number))?[.:#]+\s*[\w/-]*\d[\w/-]*[)\]]?\s*$|\((?:[mfwdxhv]\s*[/|]\s*){1,3}[mfwdxhv]\)|!{2,}/gi

/** ".NET" and "#1" are names, so their sign stays. */
const START = /^(?:[\s\-–—,;:|/>~=_•]|[.#](?![\p{L}\d]))+/u
/** A sign attached to a word belongs to it: "C++", "R&D", "A+". */
const END = /(?:[\s\-–—,;:|/(<~=_]|(?<=\s)[&+.])+$/

export function readTitle(value: unknown): string {
  const line = cleanLine(value)
    .replace(LABEL, '')
    .replace(NOTES, ' ')
    .replace(MASK, ' ')
    .replace(/(?<!\b[A-C])\*+(?!(?<=\p{L}\*)\p{L})/gu, ' ')
  const title = line
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+([,;:!?.])(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(START, '')
    .replace(END, '')
  return /\p{L}{2}/u.test(title) ? shorten(readableCapitals(title), MAX_TITLE_LENGTH) : ''
}
