import { DomUtils, parseDocument } from 'htmlparser2'
import { LRUCache } from 'lru-cache'

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi
/** Feeds repeat the same few references. */
const known = new LRUCache<string, string>({ max: 500 })

/** Decodes once: `&amp;lt;` becomes `&lt;`. */
export const decodeEntities = (text: string): string => (text.includes('&') ? text.replace(ENTITY, decode) : text)

function decode(entity: string): string {
  const decoded = known.get(entity) ?? DomUtils.textContent(parseDocument(entity))
  known.set(entity, decoded)
  return decoded
}
