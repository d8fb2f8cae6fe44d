import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

/** A file of a build, which has compressed it as well. */
export interface BuiltFile extends EncodedBody {
  type: string
}

/** Reads the files of a folder that have one of these types, by name. `types` are content types by extension. */
export function readBuiltFiles(folder: string, types: Readonly<Record<string, string>>): Map<string, BuiltFile> {
  const names = new Set(readdirSync(folder))
  const read = (name: string) => (names.has(name) ? readFileSync(path.join(folder, name)) : undefined)
  const files = new Map<string, BuiltFile>()
  for (const name of names) {
    const type = types[path.extname(name)]
    const identity = type && read(name)
    if (identity) {
      files.set(name, { type, identity, br: read(`${name}.br`), gzip: read(`${name}.gz`) })
    }
  }
  return files
}

export function sendEncoded(ctx: Context, body: EncodedBody): void {
  const encoding = bestEncoding(ctx.get('Accept-Encoding'), body)
  ctx.vary('Accept-Encoding')
  if (encoding !== 'identity') {
    ctx.set('Content-Encoding', encoding)
  }
  ctx.body = body[encoding]
}
