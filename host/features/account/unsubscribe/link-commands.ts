import { createHmac, randomBytes } from 'node:crypto'
import { found } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import type { Services } from '../../../services'
import { findLink, insertLink, type Target } from './queries'

export async function unsubscribeUrl(services: Services, target: Target): Promise<string> {
  const { db, secret, config } = services
  const { nonce } = (await findLink(db, target)) ?? (await createLink(services, target))
  return `${config.BASE_URL}/unsubscribe/${tokenOf(secret, nonce)}`
}

async function createLink({ db, secret, clock }: Services, target: Target): Promise<{ nonce: string }> {
  const { userId: user_id, list, searchId: search_id = null } = target
  const nonce = randomBytes(16).toString('base64url')
  const token_hash = hashText(tokenOf(secret, nonce))
  await insertLink(db, { user_id, list, search_id, nonce, token_hash, created_at: clock.now() })
  return found(await findLink(db, target))
}

const tokenOf = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${nonce}`).digest('base64url')
