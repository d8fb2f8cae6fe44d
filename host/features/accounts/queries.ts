import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'

export function findUserByEmail(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
}
