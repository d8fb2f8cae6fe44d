import { type HiddenIds, readHiddenIds } from '../db/hidden'
import type { Db } from '../db/tables'
import type { Context } from '../http/context'

/** A page with counts depends on everything that a user has hidden. */
const COUNTS = 'counts'

interface Card {
  url: string
  company?: { url: string }
}

/** A job's key is its id, whatever its slug. */
const keysOf = ({ url, company }: Card): string[] => [
  url.replace(/^(\/jobs\/\d+)-.*/, '$1'),
  ...(company ? [company.url] : []),
]

/** Also records the listed items: without any of the user's hidden items, the page is the same as for everyone. */
export function withoutHidden<T extends Card>(ctx: Context, cards: readonly T[]): T[] {
  const listed = (ctx.state.listed ??= new Set())
  return cards.filter(card => {
    const keys = keysOf(card)
    keys.forEach(key => listed.add(key))
    return !keys.some(key => ctx.state.hidden?.has(key))
  })
}

/** Undefined for nearly everyone. Records that the page has counts, so that users with hidden items get their own. */
export async function hiddenFromCounts(ctx: Context, db: Db): Promise<HiddenIds | undefined> {
  const listed = (ctx.state.listed ??= new Set())
  listed.add(COUNTS)
  const { actor, hidden } = ctx.state
  return actor && hidden && hidden.size > 0 ? readHiddenIds(db, actor.id) : undefined
}

export const hidesAny = ({ state }: Context, listed: Iterable<string> = []): boolean =>
  state.hidden !== undefined &&
  state.hidden.size > 0 &&
  [...listed].some(key => key === COUNTS || state.hidden?.has(key))
