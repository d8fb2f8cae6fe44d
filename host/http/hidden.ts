import { type HiddenIds, readHiddenIds } from '../db/hidden'
import type { Db } from '../db/tables'
import type { Context } from './context'

/** In the notes of a page: its counts depend on everything that a person may have hidden. */
const COUNTS = 'counts'

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

/**
 * Returns what the person who asks has hidden, for a page that counts jobs or employers; undefined for nearly everyone. It
 * also notes that the page counts, so that it is rendered again for each person who has hidden something.
 */
export async function hiddenFromCounts(ctx: Context, db: Db): Promise<HiddenIds | undefined> {
  const listed = (ctx.state.listed ??= new Set())
  listed.add(COUNTS)
  const { actor, hidden } = ctx.state
  return actor && hidden && hidden.size > 0 ? readHiddenIds(db, actor.id) : undefined
}

/** Returns whether one of these keys, noted by the functions above, stands for something hidden from the person who asks. */
export const hidesAny = ({ state }: Context, listed: Iterable<string> = []): boolean =>
  state.hidden !== undefined &&
  state.hidden.size > 0 &&
  [...listed].some(key => key === COUNTS || state.hidden?.has(key))
