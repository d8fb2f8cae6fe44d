import type { Context } from './context'

/** A card of a job, with its employer, or of an employer. */
interface Card {
  url: string
  company?: { url: string }
}

/** Returns what a person can hide of a card: the job by its id, whatever its slug, and the employer by its address. */
const keysOf = ({ url, company }: Card): string[] => [
  url.replace(/^(\/jobs\/\d+)-.*/, '$1'),
  ...(company ? [company.url] : []),
]

/**
 * Leaves out what the person who asks has hidden. It also notes what the page lists: a page that lists nothing they have
 * hidden is the same for them as for everyone.
 */
export function withoutHidden<T extends Card>(ctx: Context, cards: readonly T[]): T[] {
  const listed = (ctx.state.listed ??= new Set())
  return cards.filter(card => {
    const keys = keysOf(card)
    keys.forEach(key => listed.add(key))
    return !keys.some(key => ctx.state.hidden?.has(key))
  })
}

/** Returns whether one of these keys, noted by `withoutHidden`, is hidden from the person who asks. */
export const hidesAny = ({ state }: Context, listed: Iterable<string> = []): boolean =>
  state.hidden !== undefined && state.hidden.size > 0 && [...listed].some(key => state.hidden?.has(key))
