import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from './context'

export type Encoding = 'br' | 'gzip' | 'identity'

export type EncodedBody = { identity: Buffer } & Partial<Record<Encoding, Buffer>>

/** Encodings and their names in `Accept-Encoding`, best compression first. */
const ACCEPTED = { br: /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/ }

/** Returns the encoding with the fewest bytes, whatever the header's order: browsers name gzip before Brotli. */
export function bestEncoding(accepted: string, available: Partial<Record<Encoding, unknown>>): Encoding {
  return (['br', 'gzip'] as const).find(name => available[name] && ACCEPTED[name].test(accepted)) ?? 'identity'
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** High compression, for frequently sent files and pages. */
export const COMPRESS = {
  br: (identity: Buffer) => brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (identity: Buffer) => deflate(identity, { level: 6 }),
} as const

export async function compressAll(identity: Buffer): Promise<Required<EncodedBody>> {
  const [br, gzipped] = await Promise.all([COMPRESS.br(identity), COMPRESS.gzip(identity)])
  return { identity, br, gzip: gzipped }
}

export function sendEncoded(ctx: Context, body: EncodedBody): void {
  const encoding = bestEncoding(ctx.get('Accept-Encoding'), body)
  ctx.vary('Accept-Encoding')
  if (encoding !== 'identity') {
    ctx.set('Content-Encoding', encoding)
  }
  ctx.body = body[encoding]
}
