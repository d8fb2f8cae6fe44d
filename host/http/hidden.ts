import { type HiddenIds, readHiddenIds } from '../db/hidden'
import type { Db } from '../db/tables'
import type { Context } from './context'

/** Marks a page with counts, which depend on everything that a user has hidden. */
const COUNTS = 'counts'

/** A card of a job, with its employer, or of an employer. */
interface Card {
  url: string
  company?: { url: string }
}

/**
 * Returns the keys for hiding a card's subjects: the job by its id, whatever its slug, and the employer by its address.
 */
const keysOf = ({ url, company }: Card): string[] => [
  url.replace(/^(\/jobs\/\d+)-.*/, '$1'),
  ...(company ? [company.url] : []),
]

/**
 * Removes the current user's hidden items from a list. It also records the listed items: a page without any of the
 * user's hidden items is the same for them as for everyone.
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
 * Returns the current user's hidden items, for a page that counts jobs or employers; undefined for nearly everyone. It
 * also records that the page has counts, so that it is rendered separately for each user with hidden items.
 */
export async function hiddenFromCounts(ctx: Context, db: Db): Promise<HiddenIds | undefined> {
  const listed = (ctx.state.listed ??= new Set())
  listed.add(COUNTS)
  const { actor, hidden } = ctx.state
  return actor && hidden && hidden.size > 0 ? readHiddenIds(db, actor.id) : undefined
}

/** Returns whether one of the keys recorded by the functions above is hidden from the current user. */
export const hidesAny = ({ state }: Context, listed: Iterable<string> = []): boolean =>
  state.hidden !== undefined &&
  state.hidden.size > 0 &&
  [...listed].some(key => key === COUNTS || state.hidden?.has(key))
