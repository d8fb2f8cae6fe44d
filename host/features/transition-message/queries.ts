import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'

export async function setTransitionDismissed(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ transition_dismissed_at: now }).where('id', '=', userId).execute()
}
