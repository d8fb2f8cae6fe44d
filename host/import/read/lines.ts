import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

export interface Line {
  number: number
  /** Undefined where the line is longer than any record may be. */
  text: string | undefined
}

/** Far above any real advert, far below what would hurt. */
export const LONGEST_LINE = 1024 * 1024
const NEWLINE = 10

/**
 * The lines of a text file, or of a gzipped one (told by its first bytes), without ever holding more than one line
 * and one chunk of it. Empty lines are counted but not given.
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const splitter = new Splitter()
  for await (const chunk of await openText(file)) {
    yield* splitter.take(chunk)
  }
  yield* splitter.end()
}

async function openText(file: string): Promise<AsyncIterable<Buffer>> {
  const isGzip = await startsLikeGzip(file)
  const source = createReadStream(file)
  if (!isGzip) {
    return source as AsyncIterable<Buffer>
  }
  const text = createGunzip()
  source.on('error', error => text.destroy(error))
  return source.pipe(text) as AsyncIterable<Buffer>
}

async function startsLikeGzip(file: string): Promise<boolean> {
  for await (const chunk of createReadStream(file, { end: 1 }) as AsyncIterable<Buffer>) {
    return chunk[0] === 0x1f && chunk[1] === 0x8b
  }
  return false
}

class Splitter {
  private readonly parts: Buffer[] = []
  private size = 0
  private number = 0;

  *take(chunk: Buffer): Generator<Line> {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.keep(chunk.subarray(start, end))
      yield* this.end()
      start = end + 1
    }
    this.keep(chunk.subarray(start))
  }

  *end(): Generator<Line> {
    const { size } = this
    const text =
      size > LONGEST_LINE
        ? undefined
        : Buffer.concat(this.parts)
            .toString('utf8')
            .replace(/^\uFEFF/, '')
    this.parts.length = 0
    this.size = 0
    this.number += 1
    if (text === undefined || text.trim() !== '') {
      yield { number: this.number, text }
    }
  }

  private keep(part: Buffer): void {
    this.size += part.length
    if (this.size <= LONGEST_LINE && part.length > 0) {
      this.parts.push(part)
    }
  }
}
