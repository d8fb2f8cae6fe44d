import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export interface StoredMail extends Email {
  name: string
}

const SHOWN = 100
const ENDING = '.eml'

export async function listMails(folder: string): Promise<StoredMail[]> {
  const files = (await readdir(folder).catch(() => [])).filter(file => file.endsWith(ENDING))
  const latest = files.sort().reverse().slice(0, SHOWN)
  return Promise.all(latest.map(file => parseMail(folder, file.slice(0, -ENDING.length))))
}

export async function findMail(folder: string, name: string): Promise<StoredMail | undefined> {
  try {
    return await parseMail(folder, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined
    }
    throw error
  }
}

async function parseMail(folder: string, name: string): Promise<StoredMail> {
  return { name, ...(await PostalMime.parse(await readFile(path.join(folder, name + ENDING)))) }
}
