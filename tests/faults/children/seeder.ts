import { openDatabase } from '../../../host/db'
import { seedIfEmpty } from '../../../tools/demo'

/**
 * Fills the embedded database in argv[2] with an engine that is argv[3] times as slow, and with time limits that every
 * part of the demo data then exceeds. Prints the progress, and what the log complains about.
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
