import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childSeconds } from '../lib/run.mjs'

/** Sites under test outlive the worker that starts them, so each logs its processor time when it exits. */
const LOG = path.join(tmpdir(), `firstrung-core-seconds-${process.pid}`)
process.env.CORE_SECONDS_LOG = LOG

/** Returns the core-seconds of this process and its descendants so far; except on Linux, only of this process. */
export function totalCoreSeconds() {
  const { user, system } = process.cpuUsage()
  const detached = existsSync(LOG) ? readFileSync(LOG, 'utf8').split('\n').map(Number) : []
  rmSync(LOG, { force: true })
  return (user + system) / 1e6 + childSeconds() + detached.reduce((all, one) => all + one, 0)
}
