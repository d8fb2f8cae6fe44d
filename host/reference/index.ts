import type { Db } from '../db/tables'
import { seedPlaces } from './places'
import { seedReference } from './seed-lists'

export { degrees, typeOfLevel } from './lists'
export { typeNames } from './lists/type-names'
export { listYears } from './lists/years'
export { seedPlaces, seedReference }

export async function seedReferenceIfEmpty(db: Db): Promise<boolean> {
  const needsLists = await isEmpty(db, 'entities')
  if (needsLists) {
    await seedReference(db)
  }
  const needsPlaces = await isEmpty(db, 'places')
  if (needsPlaces) {
    await seedPlaces(db)
  }
  return needsLists || needsPlaces
}

async function isEmpty(db: Db, table: 'entities' | 'places'): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined
}
