import { type Piece, PieceBuilder } from './piece'

const BYTES = {
  quote: 0x22,
  backslash: 0x5c,
  comma: 0x2c,
  open: 0x5b,
  close: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
}
const BLANK = /^\uFEFF?\s*$/

export class ArraySplitter {
  private readonly pieces = new PieceBuilder()
  /** 1 within the array, more within an element. */
  private depth = 0
  private inText = false
  private isEscaped = false
  private hasStarted = false;

  *take(chunk: Buffer): Generator<Piece> {
    let start = 0
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.isEdge(chunk[at] ?? 0)) {
        this.pieces.add(chunk.subarray(start, at))
        yield* this.cut()
        start = at + 1
      }
    }
    this.pieces.add(chunk.subarray(start))
  }

  *end(): Generator<Piece> {
    if (this.depth > 0) {
      // In a truncated file, the last piece must not pass for a complete one.
      this.pieces.add(Buffer.from(','))
    }
    yield* this.cut()
  }

  private isEdge(byte: number): boolean {
    if (this.inText) {
      this.inText = this.isEscaped || byte !== BYTES.quote
      this.isEscaped = !this.isEscaped && byte === BYTES.backslash
      return false
    } else if (byte === BYTES.quote) {
      this.inText = true
    } else if (byte === BYTES.open || byte === BYTES.openObject) {
      this.depth += 1
      const isFirst = !this.hasStarted
      this.hasStarted = true
      return isFirst
    } else if (byte === BYTES.close || byte === BYTES.closeObject) {
      this.depth = Math.max(0, this.depth - 1)
      return this.depth === 0
    }
    return byte === BYTES.comma && this.depth <= 1
  }

  private *cut(): Generator<Piece> {
    const piece = this.pieces.cut(bytes => !BLANK.test(bytes.toString('utf8')))
    if (piece) {
      yield piece
    }
  }
}

/** Lines of JSON may begin with a bracket too. */
export function isArrayStart(bytes: Buffer): boolean {
  return /^\uFEFF?\s*\[\s*(\{|$)/.test(bytes.subarray(0, 1024).toString('utf8'))
}
