import { openDatabase, migrate } from '../../host/db'
import { seedReferenceIfEmpty } from '../../host/reference'
import { seedDemo } from '../../tools/demo'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

export async function seedScale(dataDir: string, scale: number): Promise<void> {
  const handle = await openDatabase({ dataDir, log: silent, statementTimeoutMs: 600_000 })
  try {
    await migrate(handle)
    await seedReferenceIfEmpty(handle.db)
    await handle.withoutTimeout(() => seedDemo(handle.db, { now: new Date(), scale }))
  } finally {
    await handle.close()
  }
}
