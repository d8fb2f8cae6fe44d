import { openDatabase } from '../../../host/db'

/** Opens the embedded database in argv[2] and sorts more rows than fit in memory, until it is killed. */
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const handle = await openDatabase({ dataDir: String(process.argv[2]), log })
for (;;) {
  await handle.pool.query(
    'select count(*) from (select random() r from generate_series(1, 1000000) order by r offset 0) s',
  )
}
