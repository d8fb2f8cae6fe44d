import { excerpt } from '../../../lib/formats'

const CUT = '…'

/**
 * Returns an excerpt of at most `length` characters, for the line under a review's title. The title of an imported
 * review may be the first sentence of its text, cut or whole. The excerpt then continues where the title ends, and is
 * empty if the title contains the whole text.
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
