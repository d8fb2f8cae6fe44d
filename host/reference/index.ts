import type { Db } from '../db/tables'
import { seedPlaces } from './places'
import { seedReference } from './seed-lists'

export { listYears } from './lists/years'
export { seedPlaces, seedReference }

/** Writes the reference lists and the gazetteer where they are still empty. */
export async function seedReferenceIfEmpty(db: Db): Promise<void> {
  if (await isEmpty(db, 'entities')) {
    await seedReference(db)
  }
  if (await isEmpty(db, 'places')) {
    await seedPlaces(db)
  }
}

async function isEmpty(db: Db, table: 'entities' | 'places'): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined
}
