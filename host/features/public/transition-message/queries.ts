import type { Db } from '../../../db/tables'

export async function setTransitionDismissed(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ transition_dismissed_at: now }).where('id', '=', userId).execute()
}
