import { inTransaction } from '../../../db/transaction'
import { DAY, HOUR } from '../../../lib/durations'
import { conflict, found, gone } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { createLink } from '../accounts'
import { makeArchive } from './archive'
import { readContents } from './contents-queries'
import { findArchive, findExport, replaceExport, storeArchive } from './queries'

const LIFETIME_DAYS = 7
/** After this time a new request is possible. */
const WAIT_MS = HOUR

/** Throws 409 while one is in progress, 429 after three on one day. */
export async function requestExport(services: Services, userId: number): Promise<void> {
  const { db, clock, limits, queue, secret } = services
  const now = clock.now()
  const earlier = await findExport(db, userId)
  if (earlier && !earlier.isReady && now.getTime() - earlier.requested_at.getTime() < WAIT_MS) {
    throw conflict('We’re preparing your data already. We’ll email you when it’s ready')
  }
  await limits.count('data-export', String(userId))
  const link = createLink(secret, 'data-export')
  const times = { requested_at: now, expires_at: new Date(now.getTime() + LIFETIME_DAYS * DAY) }
  await inTransaction(db, async trx => {
    await replaceExport(trx, { user_id: userId, ...link, ...times })
    await queue.enqueue(trx, { queue: 'work', job: 'export-data', ids: { user: userId } })
  })
}

/** Does nothing if the archive already exists. */
export async function makeExport(services: Services, userId: number): Promise<void> {
  const { db, clock, queue } = services
  const wanted = await findExport(db, userId)
  if (!wanted || wanted.isReady) {
    return
  }
  const archive = Buffer.from(await makeArchive(await readContents(db, userId), clock.now()))
  await inTransaction(db, async trx => {
    if (await storeArchive(trx, userId, { nonce: wanted.nonce, archive })) {
      await enqueueMail(queue, trx, { mail: 'data-ready', ids: { user: userId } })
    }
  })
}

/** Throws 404 if the link is unknown or another user's, and 410 if it has expired. */
export async function openExport({ db, clock }: Services, { userId, token }: { userId: number; token: string }) {
  const { archive, expires_at, requested_at } = found(await findArchive(db, { userId, tokenHash: hashText(token) }))
  if (expires_at <= clock.now()) {
    throw gone('This link has expired')
  }
  return { archive: found(archive), requestedAt: requested_at }
}
