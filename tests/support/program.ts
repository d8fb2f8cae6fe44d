import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ROOT, SETTINGS } from './site-data'

export interface Ended {
  code: number | null
  out: string
  err: string
}

const COMPILED: Readonly<Record<string, string>> = {
  'host/server.ts': 'server.js',
  'host/worker.ts': 'worker.js',
  'host/queue/cli.ts': 'jobs.js',
  'tools/importer/cli.ts': 'import.js',
  'tools/demo/cli.ts': 'seed.js',
  'tools/backup/cli.ts': 'backup.js',
}

/** Starts a program such as `host/worker.ts`. `settings` are added to the test settings. */
export function startProgram(
  file: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [...programArguments(file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** A compiled program starts in a fifth of the time, so it is preferred if it was built. */
function programArguments(file: string): string[] {
  const name = COMPILED[file]
  return name ? [path.join(ROOT, 'dist/host', name)] : ['--conditions=source', '--import', 'tsx', path.join(ROOT, file)]
}

export async function runProgram(
  file: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): Promise<Ended> {
  const child = startProgram(file, settings, args)
  const [out, err, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { code, out, err }
}
