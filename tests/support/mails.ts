import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestHost } from './host'

/** The mails that a host has written, oldest first, as sent but without the folding of long lines. */
export async function mailsOf(host: TestHost): Promise<string[]> {
  const folder = path.join(host.services.config.DATA_DIR, 'mail')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.sort().map(name => readFile(path.join(folder, name), 'utf8')))
  return texts.map(text => text.replace(/=\r\n/g, ''))
}
