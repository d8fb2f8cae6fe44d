import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Unlike a server, the engine does not remove the files of sorts that did not fit in memory, so files of a killed
 * engine would fill the disk. Call it only while no engine is open.
 */
export async function removeSpillFiles(cluster: string): Promise<void> {
  const base = join(cluster, 'base')
  const names = await readdir(base).catch(() => [])
  const spilled = names.filter(name => name.startsWith('pgsql_tmp'))
  await Promise.all(spilled.map(name => rm(join(base, name), { recursive: true, force: true })))
}
