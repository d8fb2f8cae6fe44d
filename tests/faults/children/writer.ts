import { writeSync } from 'node:fs'
import type pg from 'pg'
import { openDatabase } from '../../../host/db'

/**
 * Opens the embedded database in argv[2], reports its rows, then writes until it is killed. Each write is one
 * transaction of two rows; its number is printed only after the commit, straight into the pipe.
 */
const print = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const handle = await openDatabase({ dataDir: String(process.argv[2]), log })
await handle.pool.query('create table if not exists writes (number int not null, half text not null)')
print(await takeStock(handle.pool))
const { rows } = await handle.pool.query<{ next: number }>('select coalesce(max(number), 0) + 1 as next from writes')
let next = rows[0]?.next ?? 1
await Promise.all([write(), write(), write()])

async function takeStock(pool: pg.Pool): Promise<object> {
  const torn = await pool.query('select number from writes group by number having count(*) <> 2')
  const missing = await pool.query<{ number: number }>(
    `select number from generate_series(1, (select max(number) from writes)) as number
      where not exists (select from writes where writes.number = number.number)`,
  )
  const { rows } = await pool.query<{ highest: number }>('select coalesce(max(number), 0) as highest from writes')
  return { torn: torn.rowCount, missing: missing.rows.map(row => row.number), highest: rows[0]?.highest }
}

async function write(): Promise<never> {
  for (;;) {
    const number = next
    next += 1
    const client = await handle.pool.connect()
    await client.query('begin')
    await client.query("insert into writes values ($1, 'first')", [number])
    await client.query("insert into writes values ($1, 'second')", [number])
    await client.query('commit')
    print({ acknowledged: number })
    client.release()
  }
}
