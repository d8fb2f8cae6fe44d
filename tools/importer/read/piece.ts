/** An undecoded line or array element. */
export interface Piece {
  number: number
  /** Undefined if it is longer than the limit. */
  bytes: Buffer | undefined
}

/** Far above any real advert, far below a memory problem. */
const MAX_PIECE_LENGTH = 1024 * 1024

export class PieceBuilder {
  private readonly parts: Buffer[] = []
  private size = 0
  private number = 0

  add(part: Buffer): void {
    this.size += part.length
    if (this.size <= MAX_PIECE_LENGTH && part.length > 0) {
      this.parts.push(part)
    }
  }

  /** `isCounted` returns whether a piece with these bytes gets a number. */
  cut(isCounted: (bytes: Buffer) => boolean = () => true): Piece | undefined {
    const bytes = this.size > MAX_PIECE_LENGTH ? undefined : Buffer.concat(this.parts)
    this.parts.length = 0
    this.size = 0
    if (bytes && !isCounted(bytes)) {
      return undefined
    }
    this.number += 1
    return { number: this.number, bytes }
  }
}
