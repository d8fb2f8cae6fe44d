const LABEL =
  '(?:Name|Job title|E-?mail(?: address)?|Telephone(?: number)?|Phone(?: number)?|Additional contact information)'
/** A label that follows a word or a bracket without a space, or begins the text. */
const START = new RegExp(String.raw`(?:^|(?<=\S|[\])] ))(?=${LABEL}(?:[\p{Lu}\d\s[:+]|\S+@|$))`, 'gu')
const GLUED = new RegExp(String.raw`[^\s>]${LABEL}`, 'u')
const LINE = new RegExp(String.raw`^(${LABEL})[\s:-]*(.*)$`, 'u')

/** Some forms join the lines of a contact: "NameJo BellJob titleMatronEmail jo@fen.test". */
export const separateContacts = (html: string): string =>
  GLUED.test(html) ? html.replace(/(?<=>|^)[^<>]+/g, text => (GLUED.test(text) ? linesOf(text) : text)) : html

function linesOf(text: string): string {
  const parts = text.split(START)
  const labelled = parts.map(part => LINE.exec(part))
  const lines = parts.map((part, i) => (labelled[i] ? `${labelled[i][1]}: ${labelled[i][2]?.trim()}` : part))
  return labelled.filter(Boolean).length > 1 ? lines.filter(line => !line.endsWith(': ')).join('<br>') : text
}
