import type { Db } from '../../../db/tables'
import { DAY } from '../../../lib/durations'

const SILENT_DAYS = 30

/** A dismissal lasts 30 days. */
export async function isProfileDismissed(db: Db, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('profile_prompt_dismissed_at as at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.at ? now.getTime() - row.at.getTime() < SILENT_DAYS * DAY : false
}

export async function dismissProfile(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ profile_prompt_dismissed_at: now }).where('id', '=', userId).execute()
}
