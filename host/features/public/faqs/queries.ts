import type { Db } from '../../../db/tables'

export function listFaqs(db: Db) {
  return db.selectFrom('faqs').select(['slug', 'topic', 'question', 'answer']).orderBy('position').execute()
}
