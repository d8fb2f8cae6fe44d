import { openDatabase } from '../../../host/db'

/** Opens the embedded database in argv[2], reports that, and holds it until it receives a line or is killed. */
const report = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (fields: object, message: string): void =>
  void process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
const log = { info: () => undefined, warn: complain, error: complain }
try {
  const handle = await openDatabase({ dataDir: String(process.argv[2]), log })
  report('open')
  process.stdin.once('data', () => void handle.close().then(() => process.exit(0)))
} catch (error) {
  report(`refused: ${(error as Error).message}`)
  process.exit(1)
}
