import { createInterface } from 'node:readline'
import { acquireLock } from '../../../host/db/embedded/lock'

/** Tries to take each lock file whose path it reads from a line, at the same moment as its siblings, and reports the outcome. */
const report = (line: string): void => void process.stdout.write(`${line}\n`)

report('up')
for await (const path of createInterface({ input: process.stdin })) {
  report(
    await acquireLock(path).then(
      () => 'won',
      () => 'refused',
    ),
  )
}
