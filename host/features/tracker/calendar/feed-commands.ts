import { createHmac, randomBytes } from 'node:crypto'
import { found } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import type { Services } from '../../../services'
import { findFeed, insertFeed, replaceFeed } from './queries'

/** The first call creates the path. */
export async function feedPath(services: Services, userId: number): Promise<string> {
  const { db } = services
  const { nonce } = (await findFeed(db, userId)) ?? (await createFeed(services, userId))
  return `/calendar/${tokenOf(services.secret, nonce)}.ics`
}

/** The old address stops working at once. */
export const renewFeed = (services: Services, userId: number): Promise<void> =>
  replaceFeed(services.db, newFeed(services, userId))

async function createFeed(services: Services, userId: number): Promise<{ nonce: string }> {
  await insertFeed(services.db, newFeed(services, userId))
  return found(await findFeed(services.db, userId))
}

function newFeed({ secret, clock }: Services, userId: number) {
  const nonce = randomBytes(16).toString('base64url')
  return { user_id: userId, nonce, token_hash: hashText(tokenOf(secret, nonce)), created_at: clock.now() }
}

const tokenOf = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`calendar ${nonce}`).digest('base64url')
