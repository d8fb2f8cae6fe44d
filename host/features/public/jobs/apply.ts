import { sanitiseHtml } from '../../../lib/sanitise'

interface ApplyText {
  steps: string[]
  text: string[]
  documents: string[]
}

const LIST = /<[ou]l>(.*?)<\/[ou]l>/gs
const ITEM = /<li>(.*?)<\/li>/gs
const BREAK = /<\/?(?:p|h3|h4)>|(?:<br>\s*)+|\n{2,}/
const LINK = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

const DOCUMENTS: readonly (readonly [name: string, words: RegExp])[] = [
  ['CV', /\b(cvs?|résumés?|resumes?|curriculum vitae)\b/i],
  ['Covering letter', /\b(cover(ing)? letters?|letters? of (interest|motivation))\b/i],
  ['Transcript of your marks', /\b(transcripts?|academic records?)\b/i],
  ['Portfolio', /\b(portfolios?|work samples?|writing samples?)\b/i],
  ['Personal statement', /\bpersonal statements?\b/i],
  ['Referees', /\b(referees?|references|letters? of recommendation)\b/i],
  ['Proof of your right to work', /\bright to work\b/i],
]
const DENIAL = /\b(no|not|never|without|don[’']t|doesn[’']t)\b/i

/** Splits an advert's HTML or plain text into steps and paragraphs. The process `stages` may mention documents too. */
export function readApply(html: string, stages: readonly string[]): ApplyText {
  const clean = sanitiseHtml(html)
  const steps = [...clean.matchAll(LIST)].flatMap(([, items = '']) =>
    [...items.matchAll(ITEM)].map(([, item = '']) => textOf(item)),
  )
  const text = clean.replace(LIST, '\n\n').split(BREAK).map(textOf)
  const apply = { steps: steps.filter(Boolean), text: text.filter(Boolean) }
  return { ...apply, documents: documentsIn([...apply.steps, ...apply.text, ...stages]) }
}

/** A negated clause ("you do not need a cover letter") does not require the document. */
function documentsIn(texts: readonly string[]): string[] {
  const clauses = texts.flatMap(text => text.split(/[.;,!?]\s/)).filter(clause => !DENIAL.test(clause))
  return DOCUMENTS.filter(([, words]) => clauses.some(clause => words.test(clause))).map(([name]) => name)
}

/** Converts sanitised HTML to text. A link's address follows its text, unless the text contains it. */
function textOf(html: string): string {
  return html
    .replace(LINK, (_, href: string, words: string) => {
      const address = href.replace(/^mailto:/, '')
      return words.includes(address) ? words : `${words} (${address})`
    })
    .replace(/<\/?(?:strong|em|span)>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
