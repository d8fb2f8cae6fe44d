import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { normaliseHtml } from './normalise-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'br', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (_name, { href = '' }): sanitizeHtml.Tag =>
      isSafeLink(href)
        ? { tagName: 'a', attribs: { href, rel: 'noopener nofollow' } }
        : { tagName: 'span', attribs: {} },
  },
}

/** Two passes are typical; no input needs more than a few. */
const PASSES = 8

/** In characters. Pages are rendered again much more often than their texts change. */
const MAX_CACHED_CHARACTERS = 4_000_000
const results = new LRUCache<string, string>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
})

/**
 * Returns third-party HTML that is safe to show: only paragraphs, lists, `strong`, `em`, `h3`, `h4`, `br` and links to
 * web and email addresses, without any other attributes. Sanitising twice changes nothing.
 */
export function sanitiseHtml(html: string): string {
  const known = results.get(html)
  const clean = known ?? sanitiseFully(html)
  if (known === undefined) {
    results.set(html, clean)
  }
  return clean
}

function sanitiseFully(html: string): string {
  let current = sanitiseOnce(html)
  // Removing something in one pass, such as an empty link between two line breaks, can change how the rest is divided.
  for (let pass = 1; pass < PASSES; pass++) {
    const next = sanitiseOnce(current)
    if (next === current) {
      break
    }
    current = next
  }
  return current
}

function sanitiseOnce(html: string): string {
  return sanitizeHtml(normaliseHtml(html), OPTIONS)
    .replace(/<br \/>/g, '<br>')
    .trim()
}

/** Only absolute URLs are safe: a relative one would point into our own site. */
function isSafeLink(href: string): boolean {
  if (!URL.canParse(href) || /[\s\\<>"]/.test(href)) {
    return false
  }
  const { protocol, username, password } = new URL(href)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb ? username === '' && password === '' : protocol === 'mailto:'
}
