import { openDatabase } from '../../../host/db'

/** Opens the embedded database in argv[2], prints `open`, and holds it until it receives a line or is killed. */
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const printError = (fields: object, message: string): void =>
  void process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
const log = { info: () => undefined, warn: printError, error: printError }
try {
  const handle = await openDatabase({ dataDir: String(process.argv[2]), log })
  print('open')
  process.stdin.once('data', () => void handle.close().then(() => process.exit(0)))
} catch (error) {
  print(`refused: ${(error as Error).message}`)
  process.exit(1)
}
