import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONFORM_USAGE, conformCommand } from './conform/command'
import { LINT_USAGE, lintCommand } from './lint/command'
import type { KnownWidgets } from './lint/types'

/** The program `firstrung` of the package of the same name. `widgets.json` is beside it. */
const [command, ...args] = process.argv.slice(2)
const USAGE = `${LINT_USAGE}\n\n\n${CONFORM_USAGE}`
const print = (line: string) => {
  console.log(line)
}

try {
  if (args.includes('--help') && (command === 'lint' || command === 'conform')) {
    print(command === 'lint' ? LINT_USAGE : CONFORM_USAGE)
  } else if (command === 'lint') {
    process.exitCode = lintCommand(args, readKnown, print)
  } else if (command === 'conform') {
    process.exitCode = await conformCommand(args, print)
  } else {
    console.error(command && command !== '--help' ? `There is no command "${command}".\n\n${USAGE}` : USAGE)
    process.exitCode = command === '--help' ? 0 : 2
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

function readKnown(file = path.join(import.meta.dirname, 'widgets.json')): KnownWidgets {
  return JSON.parse(readFileSync(file, 'utf8')) as KnownWidgets
}
