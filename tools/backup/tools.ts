import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { BackupError } from './error'

const run = promisify(execFile)

export interface Tools {
  dump: string
  restore: string
}

/** The major version must match: older tools refuse the server, and newer ones may write unsupported syntax. */
export async function findTools(major: number): Promise<Tools> {
  const found = new Set<number>()
  for (const folder of await candidates()) {
    const tools = { dump: path.join(folder, 'pg_dump'), restore: path.join(folder, 'pg_restore') }
    const version = await versionOf(tools)
    if (version === major) {
      return tools
    }
    if (version !== undefined) {
      found.add(version)
    }
  }
  const others = found.size > 0 ? `found only version ${[...found].join(' and ')}` : 'found none'
  throw new BackupError(
    `The server is PostgreSQL ${major}, and this needs its pg_dump and pg_restore; ${others}. ` +
      `Install postgresql-client-${major}, or the package of your system with these programs.`,
  )
}

/** An empty folder means the search path of the process. */
async function candidates(): Promise<string[]> {
  const config = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  )
  const debian = entries('/usr/lib/postgresql')
  const homebrew = entries('/opt/homebrew/opt').filter(name => /postgresql|libpq/.test(name))
  return ['', ...config, ...debian, ...homebrew].map(folder => folder && folder.replace(/(\/bin)?$/, '/bin'))
}

const entries = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map(name => path.join(folder, name)) : []

async function versionOf({ dump, restore }: Tools): Promise<number | undefined> {
  try {
    const outputs = await Promise.all([dump, restore].map(program => run(program, ['--version'])))
    const [one, two] = outputs.map(({ stdout }) => Number(/\d+/.exec(stdout)?.[0]))
    return one === two ? one : undefined
  } catch {
    return undefined
  }
}
