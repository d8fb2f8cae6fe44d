import pg from 'pg'
import { openDatabase } from '../../../host/db'

/**
 * Joins the database in the folder argv[2], inserts a row into the table `stalled` in a transaction that stays open,
 * and prints `open`. For each line that it receives it tries to commit and prints the result.
 */
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const handle = await openDatabase({ dataDir: String(process.argv[2]), log, lock: 'join' })
const client = await handle.pool.connect()
client.on('error', error => print(`lost: ${error.message}`))
await client.query('begin')
await client.query('insert into stalled values (1)')
print('open')
process.stdin.on('data', () => {
  client.query('commit').then(
    () => print('committed'),
    (error: unknown) => print(`failed: ${error instanceof pg.DatabaseError ? error.code : (error as Error).message}`),
  )
})
