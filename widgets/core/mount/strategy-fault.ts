import { nearest } from './nearest'
import { parseStrategy } from './strategy-grammar'

const NAMES = ['load', 'idle', 'visible', 'interaction', 'media']

/** A condition in parentheses, or the first word of a query without one. */
const MEDIA_QUERY = /\(|^(all|print|screen|not|only)\b/

/** Returns advice for an invalid strategy; undefined for a valid one. */
export function adviseOnStrategy(text: string): string | undefined {
  const strategy = parseStrategy(text)
  if (strategy) {
    const isKnown = strategy.name !== 'media' || MEDIA_QUERY.test(strategy.detail)
    return isKnown ? undefined : 'It has a media query that no browser understands.'
  }
  const [name = ''] = text.trim().split('(')
  if (name === 'visible') {
    return 'It takes up to four distances in px or %: visible(200px).'
  }
  if (name === 'media') {
    return 'It needs a query: media(width >= 40rem).'
  }
  if (NAMES.includes(name)) {
    return `It takes no parentheses: ${name}.`
  }
  const match = nearest(name, NAMES)
  return match ? `Did you mean "${match}"?` : `There are ${NAMES.join(', ')}.`
}
