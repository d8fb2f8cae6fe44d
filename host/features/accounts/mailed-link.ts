import { createHmac, randomBytes } from 'node:crypto'
import { gone } from '../../errors'
import { hashText } from '../../lib/hash'

/** What a link is for; also the first part of its path. A link for one purpose works for no other. */
export type LinkPurpose = 'verify-email' | 'change-email' | 'reset-password' | 'data-export' | 'keep-account'

/** A link that we mail: the database holds the nonce and the hash, and neither reveals the link. */
export interface MailedLink {
  nonce: string
  token_hash: string
}

export function createLink(secret: string, purpose: LinkPurpose): MailedLink {
  const nonce = randomBytes(16).toString('base64url')
  return { nonce, token_hash: hashText(tokenOf(secret, purpose, nonce)) }
}

/** Returns the path of a link; the same for each call, so that a mail that is sent again holds the same link. */
export const linkPath = (secret: string, purpose: LinkPurpose, nonce: string) =>
  `/${purpose}/${tokenOf(secret, purpose, nonce)}`

const tokenOf = (secret: string, purpose: LinkPurpose, nonce: string) =>
  createHmac('sha256', secret).update(`${purpose} ${nonce}`).digest('base64url')

/** The answer to a mailed link that does not work, or does not work any more. */
export const expired = () => gone('This link has expired')
