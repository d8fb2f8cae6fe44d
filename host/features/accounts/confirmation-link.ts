import { createHmac, randomBytes } from 'node:crypto'
import { hashText } from '../../lib/hash'

/** A link to confirm an address: the database holds the nonce and the hash, and neither tells the link. */
export interface ConfirmationLink {
  nonce: string
  tokenHash: string
}

export function createConfirmationLink(secret: string): ConfirmationLink {
  const nonce = randomBytes(16).toString('base64url')
  return { nonce, tokenHash: hashText(tokenOf(secret, nonce)) }
}

/** Returns what the link holds; the same for each call, so that a mail that is sent again holds the same link. */
export const tokenOf = (secret: string, nonce: string) =>
  createHmac('sha256', secret).update(`verify-email ${nonce}`).digest('base64url')
