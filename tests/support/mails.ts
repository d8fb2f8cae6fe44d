import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestHost } from './host'

/** Sends waiting mails first. Returns all mails of the host, oldest first, with long lines unfolded. */
export async function mailsOf(host: TestHost): Promise<string[]> {
  await host.sendMail()
  const folder = path.join(host.services.config.DATA_DIR, 'mail')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.sort().map(name => readFile(path.join(folder, name), 'utf8')))
  return texts.map(text => text.replace(/=\r\n/g, ''))
}

export async function mailsTo(host: TestHost, address: string): Promise<string[]> {
  return (await mailsOf(host)).filter(text => text.includes(`To: ${address}`))
}
