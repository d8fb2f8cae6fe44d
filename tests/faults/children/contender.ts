import { createInterface } from 'node:readline'
import { acquireLock } from '../../../tools/engine/lock'

/** For each line, tries to take the lock file at that path, at the same moment as its rivals, and prints the result. */
const print = (line: string): void => void process.stdout.write(`${line}\n`)

print('up')
for await (const path of createInterface({ input: process.stdin })) {
  print(
    await acquireLock(path).then(
      () => 'won',
      () => 'refused',
    ),
  )
}
