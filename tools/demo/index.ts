import type { Db } from '../../host/db/tables'
import { silentSteps, type Steps } from '../../host/lib/steps'
import { seedReferenceIfEmpty } from '../../host/reference'
import { isUnfinished, seedDemo } from './seed'

export { DEMO_ACCOUNTS } from './accounts'
export { type DemoOptions, seedDemo } from './seed'

interface SeedOptions {
  demo?: boolean
  steps?: Steps
}

/**
 * Fills an empty database with reference lists and places and, if demo employers are missing, the demo data. Returns
 * whether there was anything to do.
 */
export async function seedIfEmpty(
  db: Db,
  now: Date,
  { demo = true, steps = silentSteps }: SeedOptions = {},
): Promise<boolean> {
  const isNew = await seedReferenceIfEmpty(db)
  const company = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  const needsDemo = demo && (!company || (await isUnfinished(db)))
  if (needsDemo) {
    steps.begin('Writing demo data')
    await seedDemo(db, { now, onProgress: steps.progress })
  }
  return isNew || needsDemo
}
