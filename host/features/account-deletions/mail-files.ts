import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** Tells whether a mail names an address, and not only one that ends with it. */
function names(mail: string, address: string): boolean {
  const unfolded = mail.replace(/=\r?\n/g, '').toLowerCase()
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(^|[^\\w.+-])${escaped}($|[^\\w-])`, 'm').test(unfolded)
}

/** Deletes the mails in a folder that name one of these addresses. Without a folder there are none. */
export async function deleteMailFiles(folder: string | undefined, addresses: readonly string[]): Promise<void> {
  const files = folder ? await readdir(folder).catch(() => []) : []
  for (const name of files) {
    const file = path.join(folder ?? '', name)
    // A mail is deleted by another run at most; then there is nothing left to read.
    const text = await readFile(file, 'utf8').catch(() => '')
    if (addresses.some(address => names(text, address))) {
      await rm(file, { force: true })
    }
  }
}
