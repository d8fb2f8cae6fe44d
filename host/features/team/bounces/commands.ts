import { timingSafeEqual } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { bounceToken, recordRefusal } from '../../../queue/refused-commands'
import type { Services } from '../../../services'
import { type BounceReport, parseReport } from './report'

/** People must read these messages: everything except reports about our mails. */
const OTHERS = 'other'
/** A report contains one of our mails, and these are small. */
const MAX_BYTES = 1024 * 1024

/**
 * Reports about our mails are deleted after reading; if the address does not exist, it gets no more alerts and
 * reminders. Everything else is moved into `other`.
 */
export async function readBounces(services: Services): Promise<void> {
  const folder = services.config.MAIL_BOUNCES_DIR
  if (!folder) {
    return
  }
  await mkdir(path.join(folder, OTHERS), { recursive: true, mode: 0o700 })
  const entries = await readdir(folder, { withFileTypes: true })
  for (const { name } of entries.filter(entry => entry.isFile() && !entry.name.startsWith('.'))) {
    await readBounce(services, folder, name)
  }
}

async function readBounce(services: Services, folder: string, name: string): Promise<void> {
  const file = path.join(folder, name)
  const report = await readReport(services, file)
  if (!report || !isOurs(services, report)) {
    await rename(file, path.join(folder, OTHERS, name))
    return
  }
  if (report.isHard) {
    await recordRefusal(services, { address: report.address, code: report.code, isBounced: true })
    services.metrics?.countMail('refused')
  }
  await unlink(file)
}

/** Returns undefined for anything else, including files over the limits. */
async function readReport({ log }: Services, file: string): Promise<BounceReport | undefined> {
  try {
    return (await stat(file)).size > MAX_BYTES ? undefined : await parseReport(await readFile(file))
  } catch (error) {
    // One unreadable message must not stop the rest.
    log.warn({ err: error, file }, 'a returned mail could not be read')
    return undefined
  }
}

/** Only the recipient knows a mail's token, so nobody can stop another user's mails with a false report. */
function isOurs({ secret }: Services, { mailId, address, token }: BounceReport): boolean {
  const [expected, actual] = [Buffer.from(bounceToken(secret, mailId, address)), Buffer.from(token)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
