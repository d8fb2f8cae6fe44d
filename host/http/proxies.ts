import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { Middleware } from 'koa'
import type { State } from './context'

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const

/**
 * Reduces each X-Forwarded header to the value that our outermost proxy wrote, and removes untrusted headers. Every
 * proxy appends, so with `hops` proxies it is the entry `hops` from the right; the client controls everything to its
 * left. Koa would take the left-most one.
 */
export function trustProxies(hops: number): Middleware<State> {
  return async (ctx, next) => {
    const { headers } = ctx.req
    for (const name of FORWARDED) {
      headers[name] = entryOf(headers[name], hops)
    }
    headers['x-forwarded-for'] = addressOf(headers['x-forwarded-for'])
    await next()
  }
}

/** Call it after `trustProxies`. */
export function requestHost(headers: IncomingHttpHeaders): string {
  return String(headers['x-forwarded-host'] ?? headers.host ?? '')
}

/** A proxy that replaces the header leaves fewer entries than there are proxies; then the first one counts. */
function entryOf(header: string | string[] | undefined, hops: number): string | undefined {
  if (header === undefined || hops === 0) {
    return undefined
  }
  const [entry = ''] = String(header).split(',').slice(-hops)
  return entry.trim() || undefined
}

/** Some proxies append the client's port: `192.0.2.7:5123` or `[2001:db8::1]:5123`. Other text is not an address. */
function addressOf(entry: string | string[] | undefined): string | undefined {
  const text = String(entry ?? '')
  const [, address = text] = /^(?:\[(.+)\](?::\d+)?|([^:]+):\d+)$/.exec(text)?.filter(Boolean) ?? []
  return isIP(address) > 0 ? address : undefined
}
