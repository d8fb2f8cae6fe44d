import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/tables'
import { signupStages } from '../../account/profile'
import { datedPlans } from '../application-plans'
import { selectRegistrations } from '../interest'

/** Reads the small lists of the hub in one statement, because each statement occupies a connection. */
export const readLists = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('users')
    .select('profile_prompt_dismissed_at as dismissedAt')
    .select([
      jsonObjectFrom(signupStages(userId)).$notNull().as('stages'),
      jsonArrayFrom(datedPlans(userId, now)).as('plans'),
      jsonArrayFrom(selectRegistrations(db, userId)).as('registrations'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export async function dismissProfile(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ profile_prompt_dismissed_at: now }).where('id', '=', userId).execute()
}
