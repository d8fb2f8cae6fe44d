import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'

export function listFaqs(db: Kysely<Database>) {
  return db.selectFrom('faqs').select(['slug', 'topic', 'question', 'answer']).orderBy('position').execute()
}
