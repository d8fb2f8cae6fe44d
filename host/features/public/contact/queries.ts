import type { Db, NewRow } from '../../../db/tables'

export function insertMessage(db: Db, message: NewRow<'contact_messages'>): Promise<{ id: number }> {
  return db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow()
}

export function findMessage(db: Db, id: number) {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
}
