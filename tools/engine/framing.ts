/** A complete message of PostgreSQL's wire protocol. `type` is its one-letter code, or '' before the session begins. */
export interface Message {
  type: string
  bytes: Buffer
}

const TYPED_HEADER = 5
const UNTYPED_HEADER = 8
const PROTOCOL_MAJOR = 3

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

  get isPartial(): boolean {
    return this.length > 0
  }

  private sizeOf(bytes: Buffer): number {
    const header = this.started ? TYPED_HEADER : UNTYPED_HEADER
    if (bytes.length < header) {
      return header
    }
    const size = this.started ? bytes.readUInt32BE(1) + 1 : bytes.readUInt32BE(0)
    return Math.max(size, header)
  }

  private cut(bytes: Buffer): Message {
    const type = this.started ? String.fromCharCode(bytes.readUInt8(0)) : ''
    // Encryption and cancel requests precede the session in the same format, with their own codes.
    this.started ||= bytes.readUInt16BE(4) === PROTOCOL_MAJOR
    return { type, bytes }
  }
}

export function simpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`)
  const header = Buffer.alloc(TYPED_HEADER)
  header.write('Q')
  header.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([header, text])
}

export function fatalError({ code, message }: { code: string; message: string }): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const header = Buffer.alloc(TYPED_HEADER)
  header.write('E')
  header.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([header, fields])
}

export const sync = (): Buffer => Buffer.from([0x53, 0, 0, 0, 4])
