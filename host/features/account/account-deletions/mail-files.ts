import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** Matches whole addresses: "ann@example.com" is not in "joann@example.com". */
function names(mail: string, address: string): boolean {
  const unfolded = mail.replace(/=\r?\n/g, '').toLowerCase()
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(^|[^\\w.+-])${escaped}($|[^\\w-])`, 'm').test(unfolded)
}

export async function deleteMailFiles(folder: string | undefined, addresses: readonly string[]): Promise<void> {
  const files = folder ? await readdir(folder).catch(() => []) : []
  for (const name of files) {
    const file = path.join(folder ?? '', name)
    // Another run may have deleted it already.
    const text = await readFile(file, 'utf8').catch(() => '')
    if (addresses.some(address => names(text, address))) {
      await rm(file, { force: true })
    }
  }
}
