import { openDatabase } from '../../../host/db'
import { seedIfEmpty } from '../../../host/seed'

/**
 * Fills the embedded database in argv[2] on an engine that takes argv[3] times as long, with limits that no part of the
 * demo data keeps to then. Prints each share that is done, and what the log complains of.
 */
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (_fields: object, message: string): void => print(`complaint: ${message}`)
const handle = await openDatabase({
  dataDir: String(process.argv[2]),
  log: { info: () => undefined, warn: complain, error: complain },
  hangTimeoutMs: 1_000,
  statementTimeoutMs: 200,
})
await handle.withoutTimeout(async () => {
  const begin = () => handle.cause?.({ slow: Number(process.argv[3]) })
  const steps = { begin, progress: (share: number) => print(String(share)), end: () => undefined }
  await seedIfEmpty(handle.db, new Date(), { steps })
})
