import { createReadStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { BackupError } from './error'

const SHOW_PROGRESS_EVERY_MS = 5_000
const FORMATS = { folder: Buffer.from([0x1f, 0x8b]), server: Buffer.from('PGDMP') }

type Format = keyof typeof FORMATS

export type Print = (line: string) => void

/**
 * `write` fills a draft, readable by its owner only, which gets its name once it is complete and synced to disk. An
 * existing backup is never replaced. Returns the size in bytes.
 */
export async function writeBackup(
  file: string,
  print: Print,
  write: (draft: string) => Promise<void>,
): Promise<number> {
  if (existsSync(file)) {
    throw new BackupError(`${file} exists already. Name a new file.`)
  }
  const draft = `${file}.draft-${process.pid}`
  await createPrivate(draft)
  const progress = setInterval(() => void printSize(draft, print), SHOW_PROGRESS_EVERY_MS)
  try {
    await write(draft)
    await flush(draft)
    await rename(draft, file)
    await flush(path.dirname(file))
    return (await stat(file)).size
  } finally {
    clearInterval(progress)
    await rm(draft, { force: true })
  }
}

async function createPrivate(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close()
  } catch (error) {
    throw new BackupError(`${file} cannot be written: ${(error as Error).message}`)
  }
}

/** The name must not reach the disk before the content. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function printSize(file: string, print: Print): Promise<void> {
  const size = await stat(file).then(
    found => found.size,
    () => 0,
  )
  print(`  ${formatSize(size)} written`)
}

export async function readFormat(file: string): Promise<Format> {
  const start = await readStart(file)
  for (const [format, bytes] of Object.entries(FORMATS)) {
    if (start.subarray(0, bytes.length).equals(bytes)) {
      return format as Format
    }
  }
  throw new BackupError(`${file} is not a backup.`)
}

async function readStart(file: string): Promise<Buffer> {
  try {
    const chunks: Buffer[] = []
    for await (const chunk of createReadStream(file, { end: 7 })) {
      chunks.push(chunk as Buffer)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw new BackupError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

export const formatSize = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
