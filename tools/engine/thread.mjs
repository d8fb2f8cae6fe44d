import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * A worker thread does not inherit the host's TypeScript loader on every Node version, and loading one takes longer
 * than opening the database. So the thread's code is bundled into one file whenever a source changes.
 */
const DIR = import.meta.dirname
const CACHE = path.resolve(DIR, '../../.cache/database-thread')

try {
  await import(pathToFileURL(await bundled()).href)
} catch (error) {
  if (!['EACCES', 'EROFS', 'ENOSPC'].includes(error.code)) {
    throw error
  }
  // The checkout is read-only.
  const { register } = await import('tsx/esm/api')
  register()
  await import('./worker.ts')
}

async function bundled() {
  const hash = createHash('sha256')
  for (const name of readdirSync(DIR).sort()) {
    hash.update(readFileSync(path.join(DIR, name)))
  }
  const file = path.join(CACHE, `${hash.digest('hex').slice(0, 16)}.mjs`)
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true })
    // Several threads or processes of one checkout may build it at once.
    const draft = `${file}.${randomUUID()}`
    const { build } = await import('esbuild')
    const shape = { bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' }
    await build({ ...shape, entryPoints: [path.join(DIR, 'worker.ts')], outfile: draft, logLevel: 'silent' })
    renameSync(draft, file)
  }
  return file
}
