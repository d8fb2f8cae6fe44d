import { excerpt } from '../../http/formats'

const CUT = '…'

/**
 * An excerpt of a review for the line under its title, in `length` characters. The title of an imported review may be the
 * first sentence of its text, cut or whole, after the question that it answers: the excerpt continues from there, and is
 * empty when the title says it all.
 */
export function extractUnder(title: string, text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const isCut = title.endsWith(CUT)
  const start = (isCut ? title.slice(0, -CUT.length) : title).toLowerCase()
  const at = plain.toLowerCase().indexOf(start)
  const rest = plain.slice(at + start.length)
  const begins = at === 0 || (at > 0 && plain.slice(0, at).trimEnd().endsWith('?'))
  if (start === '' || !begins || !(isCut || /^(?:$|[.!?…])/.test(rest))) {
    return excerpt(plain, length)
  }
  const after = rest.replace(/^[.!?…\s]+/, '')
  return excerpt(isCut && after ? `${CUT}${after}` : after, length)
}
