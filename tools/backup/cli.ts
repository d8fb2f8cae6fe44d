import path from 'node:path'
import { type Config, loadConfig } from '../../host/config'
import { explainFailure, runCommand } from '../../host/db/command-line'
import { UsageError } from '../../host/lib/usage-error'
import { BackupError } from './error'
import { formatSize, readFormat, writeBackup } from './file'
import { backUpFolder, restoreFolder } from './folder'
import { backUpServer, restoreServer } from './server'

const USAGE = `npm run backup -- FILE    writes the database to FILE, also while the site is running
npm run restore -- FILE   reads it into an empty DATA_DIR, or into the empty database of DATABASE_URL`

await runCommand(
  async ([command, file, ...rest]) => {
    if (!file || file.startsWith('-') || rest.length > 0) {
      throw new UsageError('Name one file.')
    }
    await (command === 'restore' ? restore : backUp)(loadConfig(), path.resolve(file))
  },
  { usage: USAGE, explain: error => (error instanceof BackupError ? error.message : explainFailure(error)) },
)

async function backUp(config: Config, file: string): Promise<void> {
  const startedAt = performance.now()
  const url = config.DATABASE_URL
  print(url ? 'Reading the server...' : `Reading ${config.DATA_DIR}...`)
  const size = await writeBackup(file, print, draft =>
    url ? backUpServer({ ...contextOf(config), url }, draft) : backUpFolder(contextOf(config), draft),
  )
  print(`Wrote ${file}: ${formatSize(size)} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

async function restore(config: Config, file: string): Promise<void> {
  const url = config.DATABASE_URL
  const format = await readFormat(file)
  if (format !== (url ? 'server' : 'folder')) {
    throw new BackupError(
      format === 'server'
        ? `${file} is the backup of a server. Set DATABASE_URL to an empty database of a server.`
        : `${file} is the backup of an embedded database. Unset DATABASE_URL and set DATA_DIR to an empty folder.`,
    )
  }
  print(`Restoring ${file}...`)
  await (url ? restoreServer({ ...contextOf(config), url }, file) : restoreFolder(contextOf(config), file))
}

function contextOf({ DATA_DIR }: Config) {
  return { dataDir: DATA_DIR, log: { info: () => undefined, warn: printProblem, error: printProblem }, print }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function printProblem(_fields: object, message: string): void {
  process.stderr.write(`${message}\n`)
}
