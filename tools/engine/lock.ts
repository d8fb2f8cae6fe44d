import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Address } from './address'
import { describeSelf, isAlive, formatHolder, parseHolder, type Holder } from './holder'

export interface Lock {
  announce(address: Address): Promise<void>
  release(): Promise<void>
}

export class LockHeldError extends Error {
  readonly code = 'LOCK_HELD'
  readonly path: string
  readonly holder: Holder

  constructor(path: string, holder: Holder) {
    super(
      `The data folder is in use by ${formatHolder(holder)} (lock file ${path}). ` +
        'Stop that process first, or choose another DATA_DIR.',
    )
    this.name = 'LockHeldError'
    this.path = path
    this.holder = holder
  }
}

/**
 * Takes the lock file at `path`, or throws `LockHeldError` when a living process still holds it after `waitMs`.
 * A lock whose process is dead is taken over; if several processes try, exactly one succeeds.
 */
export async function acquireLock(path: string, waitMs = 0): Promise<Lock> {
  const self = describeSelf()
  const deadline = Date.now() + waitMs
  for (;;) {
    if (await createLockFile(path, self)) {
      return holdLock(path, self)
    }
    const found = await readLock(path)
    if (found?.holder && isAlive(found.holder, found.silentForMs)) {
      if (Date.now() >= deadline) {
        throw new LockHeldError(path, found.holder)
      }
    } else if (found && (await takeOver(path, found.text, self))) {
      return holdLock(path, self)
    }
    await pause(POLL_MS)
  }
}

const POLL_MS = 25

export async function readHolder(path: string): Promise<Holder | undefined> {
  return (await readLock(path))?.holder
}

/** `link` fails if the name exists, and the linked file is complete before it gets that name. */
async function createLockFile(path: string, self: Holder): Promise<boolean> {
  const draft = await writeDraft(path, self)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false
    }
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Replaces a stale lock under a second lock with the same rules: only the process that holds the second lock and still
 * reads the stale text may replace it.
 */
async function takeOver(path: string, staleText: string, self: Holder): Promise<boolean> {
  const guard = await acquireLock(`${path}.takeover`).catch((error: unknown) => {
    if (error instanceof LockHeldError) {
      return undefined
    }
    throw error
  })
  if (!guard) {
    return false
  }
  try {
    if ((await readLock(path))?.text !== staleText) {
      return false
    }
    await rename(await writeDraft(path, self), path)
    return true
  } finally {
    await guard.release()
  }
}

function holdLock(path: string, self: Holder): Lock {
  // Other machines and containers that share the folder need the heartbeat. The next one makes up for a failure.
  const heartbeat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), 1_000)
  heartbeat.unref()
  return {
    async announce(address) {
      await rename(await writeDraft(path, { ...self, address }), path)
    },
    async release() {
      clearInterval(heartbeat)
      if ((await readHolder(path))?.nonce === self.nonce) {
        await rm(path, { force: true })
      }
    },
  }
}

async function writeDraft(path: string, holder: Holder): Promise<string> {
  const draft = `${path}.${holder.pid}.${holder.nonce}`
  await writeFile(draft, JSON.stringify(holder, undefined, 2), { mode: 0o600 })
  return draft
}

async function readLock(path: string): Promise<{ text: string; holder?: Holder; silentForMs: number } | undefined> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { text, holder: parseHolder(text), silentForMs: Date.now() - mtimeMs }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined
    }
    throw error
  }
}
