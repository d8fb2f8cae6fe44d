import { loadConfig } from '../config'
import { runCommand, withDatabase } from '../db/command-line'
import { applyCommand, readCommand, USAGE } from './commands'

/** `npm run users`, also while the site is running. */
await runCommand(
  async args => {
    const command = readCommand(args)
    const output = await withDatabase(loadConfig(), ({ db }) => applyCommand(db, command))
    process.stdout.write(`${output}\n`)
  },
  { usage: USAGE },
)
