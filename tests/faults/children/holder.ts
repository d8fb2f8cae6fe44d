import { openDatabase } from '../../../host/db'

/** Opens the embedded database in argv[2], says so, and holds it until it is told to stop or killed. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (fields: object, message: string): void =>
  void process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
const log = { info: () => undefined, warn: complain, error: complain }
try {
  const handle = await openDatabase({ dataDir: String(process.argv[2]), log })
  say('open')
  process.stdin.once('data', () => void handle.close().then(() => process.exit(0)))
} catch (error) {
  say(`refused: ${(error as Error).message}`)
  process.exit(1)
}
