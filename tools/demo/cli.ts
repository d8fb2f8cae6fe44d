import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { loadConfig } from '../../host/config'
import type { DatabaseHandle } from '../../host/db'
import { runCommand, withDatabase } from '../../host/db/command-line'
import { announceLongTransaction } from '../../host/db/long-transaction'
import type { Db } from '../../host/db/tables'
import { inTransaction } from '../../host/db/transaction'
import { bumpDataVersion } from '../../host/db/version'
import { createSteps } from '../../host/lib/steps'
import { UsageError } from '../../host/lib/usage-error'
import { seedPlaces, seedReference } from '../../host/reference'
import { seedDemo } from './index'

const USAGE = `npm run seed -- [--scale N] [--reset]

  --scale N   N copies of the demo employers, jobs and reviews, for load tests (default 1)
  --reset     delete the demo data first; imported records stay
`

await runCommand(
  async args => {
    const { values } = parseArgs({
      args,
      options: { scale: { type: 'string' }, reset: { type: 'boolean' }, help: { type: 'boolean' } },
    })
    const scale = Number(values.scale ?? 1)
    if (values.help) {
      process.stdout.write(USAGE)
    } else if (!Number.isInteger(scale) || scale < 1) {
      throw new UsageError('--scale must be a whole number from 1')
    } else {
      await withDatabase(loadConfig(), handle => handle.withoutTimeout(() => run(handle, scale, values.reset ?? false)))
    }
  },
  { usage: USAGE },
)

async function run({ db }: DatabaseHandle, scale: number, reset: boolean): Promise<void> {
  const started = Date.now()
  await seedReference(db)
  await seedPlaces(db)
  if (reset) {
    await deleteDemo(db)
  }
  const steps = createSteps(process.stdout)
  steps.begin('Writing demo data')
  await seedDemo(db, {
    now: new Date(),
    scale,
    onProgress: steps.progress,
  })
  steps.end()
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from companies) as employers, (select count(*)::int from jobs) as jobs,
      (select count(*)::int from reviews) as reviews, (select count(*)::int from places) as places`.execute(db)
  const counts = Object.entries(rows[0] ?? {}).map(([name, count]) => `${count} ${name}`)
  process.stdout.write(`${counts.join(', ')} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Jobs, reviews and pictures are deleted with their employer. */
async function deleteDemo(db: Db): Promise<void> {
  await inTransaction(db, async trx => {
    await announceLongTransaction(trx)
    await trx.deleteFrom('companies').where('source', '=', 'demo').execute()
    await trx.deleteFrom('demo_parts').execute()
    await bumpDataVersion(trx)
  })
}
