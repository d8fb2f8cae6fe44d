import type { Db } from '../db/tables'
import { seedReferenceIfEmpty } from '../reference'
import { seedDemo } from './demo'

export { DEMO_ACCOUNTS, seedDemo, type DemoOptions } from './demo'

/** Fills an empty database: reference lists, places and, where there is no employer yet, the demo data. */
export async function seedIfEmpty(db: Db, now: Date, { demo = true } = {}): Promise<void> {
  await seedReferenceIfEmpty(db)
  const company = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  if (demo && !company) {
    await seedDemo(db, { now })
  }
}
