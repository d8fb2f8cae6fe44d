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

/** Starts a program of the host, such as `host/worker.ts`, with the settings of tests and these. */
export function startProgram(
  file: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, ['--conditions=source', '--import', 'tsx', path.join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a program of the host to its end. */
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
