import { ArraySplitter, isArrayStart } from './array'
import { decodeLine, type Decoding } from './decode'
import { type Piece, PieceBuilder } from './piece'

export interface Line {
  /** The number of the line, or of the array element. */
  number: number
  /** Undefined if the line is longer than the limit. */
  text: string | undefined
}

const NEWLINE = 10

/**
 * Reads lines, or the elements of a JSON array, holding one at a time and one chunk. Empty lines are counted but
 * skipped. `decoding` counts lines that were not UTF-8.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>, decoding: Decoding): AsyncGenerator<Line> {
  let splitter: LineSplitter | ArraySplitter | undefined
  for await (const chunk of chunks) {
    splitter ??= isArrayStart(chunk) ? new ArraySplitter() : new LineSplitter()
    yield* decodeAll(splitter.take(chunk), decoding)
  }
  yield* decodeAll(splitter?.end() ?? [], decoding)
}

function* decodeAll(pieces: Iterable<Piece>, decoding: Decoding): Generator<Line> {
  for (const { number, bytes } of pieces) {
    const text = bytes && decodeLine(bytes, decoding).replace(/^\uFEFF/, '')
    if (text === undefined || text.trim() !== '') {
      yield { number, text }
    }
  }
}

class LineSplitter {
  private readonly pieces = new PieceBuilder();

  *take(chunk: Buffer): Generator<Piece> {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.pieces.add(chunk.subarray(start, end))
      yield* this.end()
      start = end + 1
    }
    this.pieces.add(chunk.subarray(start))
  }

  *end(): Generator<Piece> {
    const piece = this.pieces.cut()
    if (piece) {
      yield piece
    }
  }
}
