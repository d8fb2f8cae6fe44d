import type { DatabaseHandle } from '../../host/db'
import { answerFrom } from '../../host/features/public/search'

const LIMIT = 50
const NOW = new Date('2026-02-01T12:00:00Z')

/** Returns the ids of the jobs that a visitor sees, page by page: full matches, then near matches. */
export async function searchTitles({ db }: DatabaseHandle, search: string): Promise<number[]> {
  const first = await answerFrom(db, { search }, NOW)
  const ids = first?.data.map(({ id }) => id) ?? []
  const pages = Math.min(
    first?.meta.pagination.pages ?? 0,
    Math.ceil(LIMIT / (first?.meta.pagination.perPage ?? LIMIT)),
  )
  for (let page = 2; page <= pages; page += 1) {
    const next = await answerFrom(db, { search, page }, NOW)
    ids.push(...(next?.data.map(({ id }) => id) ?? []))
  }
  return [...ids, ...(first?.nearMatches.map(({ id }) => id) ?? [])].slice(0, LIMIT)
}
