import type { Db } from '../db/tables'
import { seedDemo } from './demo'
import { seedPlaces } from './places'
import { seedReference } from './reference'

export { DEMO_ACCOUNTS, seedDemo, type DemoOptions } from './demo'
export { seedPlaces } from './places'
export { listYears, seedReference } from './reference'

/** Fills what is still empty: reference lists, places and, where there is no employer yet, the demo data. */
export async function seedIfEmpty(db: Db, now: Date, { demo = true } = {}): Promise<void> {
  if (await isEmpty(db, 'entities')) {
    await seedReference(db)
  }
  if (await isEmpty(db, 'places')) {
    await seedPlaces(db)
  }
  if (demo && (await isEmpty(db, 'companies'))) {
    await seedDemo(db, { now })
  }
}

async function isEmpty(db: Db, table: 'entities' | 'places' | 'companies'): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined
}
