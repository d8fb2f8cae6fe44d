import { createHash } from 'node:crypto'

/** Returns the SHA-256 hash of a text in base64url, for keys and secrets that are not stored themselves. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url')
