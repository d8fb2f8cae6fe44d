import { createHmac, randomBytes } from 'node:crypto'
import { gone } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'

/** The purpose of a link; also the first part of its path. A link works for its own purpose only. */
type LinkPurpose = 'verify-email' | 'change-email' | 'reset-password' | 'data-export' | 'keep-account'

/** A mailed link: the database holds the nonce and the hash, and neither reveals the link. */
interface MailedLink {
  nonce: string
  token_hash: string
}

export function createLink(secret: string, purpose: LinkPurpose): MailedLink {
  const nonce = randomBytes(16).toString('base64url')
  return { nonce, token_hash: hashText(tokenOf(secret, purpose, nonce)) }
}

/** Returns the path of a link; always the same, so that a resent mail contains the same link. */
export const linkPath = (secret: string, purpose: LinkPurpose, nonce: string) =>
  `/${purpose}/${tokenOf(secret, purpose, nonce)}`

const tokenOf = (secret: string, purpose: LinkPurpose, nonce: string) =>
  createHmac('sha256', secret).update(`${purpose} ${nonce}`).digest('base64url')

export const expired = () => gone('This link has expired')
