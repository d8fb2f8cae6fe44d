import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Returns the resident memory of a process in megabytes, including all threads. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await execute('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
