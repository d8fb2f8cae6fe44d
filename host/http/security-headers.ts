import type { Middleware } from 'koa'
import type { Config } from '../config'
import { parseUrl } from '../lib/urls'
import type { State } from './context'
import { allowCrossOriginReads } from './cross-origin'

const FILES = /^\/(assets|pictures|embed\/(v\d+|[\da-z]{10}))\//
/** Headers that browsers only read on documents; they would add 600 bytes to each file. */
const DOCUMENT_HEADERS = ['Referrer-Policy', 'X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Permissions-Policy']
/** An SVG can be opened as a document: it must load and run nothing. */
const FILE_POLICY = "default-src 'none'; sandbox"

/**
 * Returns the headers of every response. The policy needs no nonce or hash because no page has inline scripts or
 * styles, so cached and fresh pages have the same headers.
 */
function securityHeaders(config: Config): Readonly<Record<string, string>> {
  const production = config.RELEASE_STAGE === 'production'
  const player = [config.PLAYER_SCRIPT, config.PLAYER_STYLE].flatMap(address => originOf(address))
  const tags = config.TAG_MANAGER_URL
    ? [...originOf(config.TAG_MANAGER_URL), ...(config.TAG_MANAGER_ORIGINS ?? [])]
    : []
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...player, ...tags],
    'style-src': ["'self'", ...player],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:', ...tags],
    'media-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...(production ? ['https://notify.bugsnag.com'] : []), ...tags],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // A tag manager inserts scripts by URL, which needs a default policy. The page creates it only after consent.
    'trusted-types': ['firstrung', ...(tags.length > 0 ? ['default'] : [])],
    ...(production ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.freeze({
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    ...(production ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  })
}

/** Sets the headers of every response. Files have fewer, but the error page at their address has all. */
export function setSecurityHeaders(config: Config): Middleware<State> {
  const headers = securityHeaders(config)
  return async (ctx, next) => {
    ctx.set(headers)
    allowCrossOriginReads(ctx)
    await next()
    if (FILES.test(ctx.path) && !ctx.response.is('html')) {
      DOCUMENT_HEADERS.forEach(name => ctx.remove(name))
      ctx.set('Content-Security-Policy', FILE_POLICY)
    }
  }
}

function originOf(address: string | undefined): string[] {
  const url = address ? parseUrl(address) : undefined
  return url ? [url.origin] : []
}
