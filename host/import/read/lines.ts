import { ArraySplitter, isArrayStart } from './array'
import { decodeLine, type Decoding, openBytes } from './decode'
import { type Piece, PieceBuilder } from './piece'

export interface Line {
  /** Of the line, or in an array of the element. */
  number: number
  /** Undefined where the line is longer than any record may be. */
  text: string | undefined
}

const NEWLINE = 10

/**
 * The lines of a text file, or the elements of one that is a JSON array, without ever holding more than one of them and one
 * chunk. Empty lines are counted but not given. `decoding` counts what was not UTF-8.
 */
export async function* readLines(file: string, decoding: Decoding = { windows: 0, damaged: 0 }): AsyncGenerator<Line> {
  let splitter: LineSplitter | ArraySplitter | undefined
  for await (const chunk of await openBytes(file)) {
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
