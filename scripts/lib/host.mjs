import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../widgets.mjs'

const SOURCES = ['--conditions=source', '--import', 'tsx', 'host/server.ts']

/**
 * Starts the host, by default from its sources, in a new process group: Ctrl-C would otherwise reach it twice, once
 * from the terminal and once from here, and the second signal means "at once".
 */
export function spawnHost({ env = {}, stdio = ['ignore', 'inherit', 'inherit'], program = SOURCES } = {}) {
  const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
  return spawn(process.execPath, [...settings, ...program], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
    detached: process.platform !== 'win32',
  })
}

/** Forwards the first signal to the process of `current`; further ones are ignored while the host is draining. */
export function passSignals(current) {
  let passed = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!passed) {
        passed = true
        current()?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      }
    })
  }
}
