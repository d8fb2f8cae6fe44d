import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const MEMORY = '/dev/shm'
const GIGABYTE = 1024 ** 3

/**
 * Each test file creates a database of a thousand small files, which takes a third of a second on a disk and a
 * thirtieth in memory. On Linux a run's temporary files are in memory if there is enough space; TMPDIR overrides this.
 */
if (!process.env.TMPDIR && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize > 4 * GIGABYTE) {
    const folder = mkdtempSync(path.join(MEMORY, 'firstrung-test-'))
    // PostgreSQL does not run as root.
    chmodSync(folder, 0o711)
    process.env.TMPDIR = folder
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    // Without a handler a signal ends the process before `exit`, and the files would fill the memory.
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => process.exit(1))
    }
  }
}
