import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { isCompiled, root } from '../../../lib/root'
import type { Job } from '../../../queue/job'
import type { Services } from '../../../services'

const IMPORT = isCompiled
  ? ['dist/host/import.js']
  : ['--conditions=source', '--import', 'tsx', 'tools/importer/cli.ts']

export const jobs: readonly Job[] = [
  {
    name: 'import-feeds',
    about: 'Reads the feeds of FEEDS_FILE that are due.',
    schedule: '5 * * * *',
    run: importFeeds,
  },
]

/** Runs in a separate process, because a file may have 64 MB and this process answers visitors. */
async function importFeeds({ config, log }: Services): Promise<void> {
  if (!config.FEEDS_FILE) {
    return
  }
  const child = spawn(process.execPath, [...IMPORT, '--feeds', path.resolve(config.FEEDS_FILE), '--due'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let end = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (end = `${end}${text}`.slice(-500)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) {
    throw new Error(`the import ended with ${code ?? 'a signal'}: ${end.trim()}`)
  }
  log.info({ job: 'import-feeds' }, 'feeds were read')
}
