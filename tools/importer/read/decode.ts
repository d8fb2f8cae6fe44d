import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
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
export async function* openBytes(file: string): AsyncGenerator<Buffer> {
  const { start, chunks } = await peek(createReadStream(file), 2)
  // An error of the file reaches the reader through the stream.
  const bytes = start.subarray(0, 2).equals(GZIP) ? pipeline(chunks, createGunzip(), () => undefined) : chunks
  const text = await peek(bytes, 2)
  const mark = text.start.length > 1 ? text.start.readUInt16BE(0) : 0
  const decoder =
    mark === 0xfffe ? new TextDecoder('utf-16le') : mark === 0xfeff ? new TextDecoder('utf-16be') : undefined
  for await (const chunk of text.chunks) {
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk
  }
}

const GZIP = Buffer.from([0x1f, 0x8b])

/** At least the first `size` bytes, and all chunks, which include them. */
export async function peek(
  source: AsyncIterable<Buffer>,
  size: number,
): Promise<{ start: Buffer; chunks: AsyncIterable<Buffer> }> {
  const rest = source[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  for (let next = await rest.next(); !next.done; next = start.length < size ? await rest.next() : END) {
    start = Buffer.concat([start, next.value])
  }
  return { start, chunks: replay(start, rest) }
}

const END = { done: true, value: undefined } as const

async function* replay(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield start
  yield* { [Symbol.asyncIterator]: () => rest }
}
