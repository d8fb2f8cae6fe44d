/** A message of PostgreSQL's wire protocol, whole. `type` is its letter, or '' for those before the session begins. */
export interface Message {
  type: string
  bytes: Buffer
}

const TYPED_HEAD = 5
const UNTYPED_HEAD = 8
const PROTOCOL_MAJOR = 3

/** Cuts the bytes of one connection into messages. */
export class MessageReader {
  private chunks: Buffer[] = []
  private length = 0
  private needed = 0
  private started = false

  push(chunk: Buffer): Message[] {
    this.chunks.push(chunk)
    this.length += chunk.length
    if (this.length < this.needed) {
      return []
    }
    let rest = Buffer.concat(this.chunks)
    const messages: Message[] = []
    for (let size = this.sizeOf(rest); size <= rest.length; size = this.sizeOf(rest)) {
      messages.push(this.cut(rest.subarray(0, size)))
      rest = rest.subarray(size)
    }
    this.needed = this.sizeOf(rest)
    this.chunks = [rest]
    this.length = rest.length
    return messages
  }

  /** The size of the first message in `bytes`, or of the head that tells it. */
  private sizeOf(bytes: Buffer): number {
    const head = this.started ? TYPED_HEAD : UNTYPED_HEAD
    if (bytes.length < head) {
      return head
    }
    const size = this.started ? bytes.readUInt32BE(1) + 1 : bytes.readUInt32BE(0)
    return Math.max(size, head)
  }

  private cut(bytes: Buffer): Message {
    const type = this.started ? String.fromCharCode(bytes.readUInt8(0)) : ''
    // Requests for encryption and for cancelling come first, in the same form, with codes of their own.
    this.started ||= bytes.readUInt16BE(4) === PROTOCOL_MAJOR
    return { type, bytes }
  }
}

export function simpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`)
  const head = Buffer.alloc(TYPED_HEAD)
  head.write('Q')
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}

export const sync = (): Buffer => Buffer.from([0x53, 0, 0, 0, 4])
