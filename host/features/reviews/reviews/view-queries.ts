import { sql } from 'kysely'
import type { Db } from '../../../db/tables'

/** `userId` is null for visitors. */
export interface SeenReview {
  reviewId: number
  userId: number | null
  views: number
}

/** The author's own views do not count. Reviews without an author account have no total. */
export async function addViews(db: Db, seen: readonly SeenReview[]): Promise<void> {
  if (seen.length === 0) {
    return
  }
  const column = (name: keyof SeenReview) => sql`${seen.map(view => view[name] ?? 0)}::int[]`
  // Every host locks rows in the same order, so two of them cannot deadlock.
  await sql`
    insert into review_views (review_id, views)
    select review_drafts.review_id, sum(seen.views)
    from unnest(${column('reviewId')}, ${column('userId')}, ${column('views')}) as seen (review_id, user_id, views)
      join review_drafts on review_drafts.review_id = seen.review_id
      join review_authors on review_authors.draft_id = review_drafts.id
    where review_authors.user_id <> seen.user_id
    group by review_drafts.review_id
    order by review_drafts.review_id
    on conflict (review_id) do update set views = review_views.views + excluded.views`.execute(db)
}
