import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the files of sorts that did not fit in memory. Unlike a server, the engine does not remove them when it
 * starts, so files of a killed engine would fill the disk. No engine may be open.
 */
export async function removeSpillFiles(cluster: string): Promise<void> {
  const base = join(cluster, 'base')
  const names = await readdir(base).catch(() => [])
  const spilled = names.filter(name => name.startsWith('pgsql_tmp'))
  await Promise.all(spilled.map(name => rm(join(base, name), { recursive: true, force: true })))
}
