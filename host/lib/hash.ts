import { createHash } from 'node:crypto'

/** SHA-256 in base64url, for keys and secrets that are not stored themselves. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url')
