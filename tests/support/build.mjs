import { mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildStale } from '../../scripts/lib/outputs.mjs'
import { root } from '../../scripts/widgets.mjs'

const LOCK = path.join(root, '.cache/building')
const ABANDONED = 120_000

const HOST = ['site', 'server', 'mails', 'host']

export const setup = () => buildForTests(HOST)

/** Builds only changed `outputs`; by default the ones that the browser tests load, in both flavours. */
export async function buildForTests(outputs = [...HOST, 'site-react', 'embed']) {
  await takeLock()
  try {
    await buildStale(outputs)
  } finally {
    rmSync(LOCK, { recursive: true, force: true })
  }
}

/** Concurrent runs would delete each other's files. Only one of them can create the folder. */
async function takeLock() {
  mkdirSync(path.dirname(LOCK), { recursive: true })
  for (;;) {
    try {
      mkdirSync(LOCK)
      return
    } catch {
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      if (Date.now() - since > ABANDONED) {
        rmSync(LOCK, { recursive: true, force: true })
      }
      await pause(100)
    }
  }
}

// eslint-disable-next-line no-restricted-exports -- Playwright calls the default export of its global set-up.
export default () => buildForTests()
