import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/** Counts for the report, which mentions anything but UTF-8. */
export interface Decoding {
  /** Lines in Windows-1252, which includes Latin-1. */
  windows: number
  /** Lines with lost characters. */
  damaged: number
}

const strict = new TextDecoder('utf-8', { fatal: true })
const lossy = new TextDecoder('utf-8')
const windows = new TextDecoder('windows-1252')
const LOST = '\uFFFD'
/** Multi-byte characters hardly ever occur by accident in Windows-1252. */
const WHOLE_CHARACTER = /[\u0080-\uFFFC]/

/** Decodes as UTF-8 if the bytes are valid, otherwise as Windows-1252. */
export function decodeLine(bytes: Buffer, decoding: Decoding): string {
  const text = decodeStrictly(bytes)
  if (text !== undefined) {
    decoding.damaged += text.includes(LOST) ? 1 : 0
    return text
  }
  const guess = lossy.decode(bytes)
  if (WHOLE_CHARACTER.test(guess)) {
    decoding.damaged += 1
    return guess
  }
  decoding.windows += 1
  return windows.decode(bytes)
}

function decodeStrictly(bytes: Buffer): string | undefined {
  try {
    return strict.decode(bytes)
  } catch {
    return undefined
  }
}

/** Unzips gzip and converts UTF-16 to UTF-8; both are detected by the first bytes. */
export async function openBytes(file: string): Promise<AsyncIterable<Buffer>> {
  const isGzip = (await firstOf(createReadStream(file, { end: 1 }) as AsyncIterable<Buffer>)).equals(GZIP)
  const source = createReadStream(file)
  if (!isGzip) {
    return fromUtf16(source as AsyncIterable<Buffer>)
  }
  const text = createGunzip()
  source.on('error', error => text.destroy(error))
  return fromUtf16(source.pipe(text) as AsyncIterable<Buffer>)
}

const GZIP = Buffer.from([0x1f, 0x8b])

async function firstOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  for await (const chunk of chunks) {
    return chunk
  }
  return Buffer.alloc(0)
}

async function* fromUtf16(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst && chunk.length > 1) {
      const mark = chunk.readUInt16BE(0)
      decoder =
        mark === 0xfffe ? new TextDecoder('utf-16le') : mark === 0xfeff ? new TextDecoder('utf-16be') : undefined
    }
    isFirst = false
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk
  }
}
