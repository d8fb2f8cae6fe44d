import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../widgets.mjs'

/**
 * Runs a program to its end, without input, and returns `{ code, output, seconds, coreSeconds }`. `show` also streams
 * its output; `output` always contains it. After `timeout` milliseconds the program is killed, which counts as a
 * failure. `coreSeconds` is the processor time of the program and its descendants; 0 except on Linux.
 */
export function run(command, args, { env = {}, cwd = root, show = false, timeout } = {}) {
  const started = performance.now()
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    })
    const parts = []
    let coreSeconds = 0
    child.on('exit', () => {
      const all = childSeconds()
      coreSeconds = all - counted
      counted = all
    })
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', data => {
        parts.push(data)
        if (show) {
          target.write(data)
        }
      })
    }
    const end = (code, extra = '') =>
      resolve({
        code,
        output: Buffer.concat(parts).toString() + extra,
        seconds: (performance.now() - started) / 1000,
        coreSeconds,
      })
    child.on('error', error => end(127, error.message))
    child.on('close', code => end(code ?? 1))
  })
}

/** The processor time of ended children at the end of the last one. */
let counted = 0

export function childSeconds() {
  const TICKS = 100
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
    const [userTicks, systemTicks] = fields.split(' ').slice(13, 15).map(Number)
    return (userTicks + systemTicks) / TICKS
  } catch {
    return 0
  }
}

/** Runs a Node program from node_modules, without the shell scripts of `.bin` (Windows has none). */
export function runNode(file, args = [], options = {}) {
  return run(process.execPath, [file, ...args], options)
}

/** Runs the npm that started this process, otherwise the one in PATH. */
export function runNpm(args, options = {}) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? runNode(cli, args, options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}
