import { createInterface } from 'node:readline'
import { acquireLock } from '../../../host/db/embedded/lock'

/** Tries to take each lock file whose path arrives on a line, all takers at the same moment, and says how it went. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

say('up')
for await (const path of createInterface({ input: process.stdin })) {
  say(
    await acquireLock(path).then(
      () => 'won',
      () => 'refused',
    ),
  )
}
