import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** The parts of WebAuthn's options that a device reads. */
interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
}

const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const PRESENT_AND_VERIFIED = 0x05
const HAS_KEY = 0x40

/** A device with one passkey, which signs requests without user interaction. */
export class Authenticator {
  readonly #origin: string
  readonly #id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  create(options: Options) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const key = [Buffer.alloc(16), length, this.#id, coseOf(this.#keys.publicKey.export({ format: 'jwk' }))]
    const authData = this.#dataOf(options.rp?.id ?? '', PRESENT_AND_VERIFIED | HAS_KEY, key)
    const entries: [string, string | Uint8Array | Map<string, string>][] = [
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64Url(clientData('webauthn.create', options, this.#origin)),
        attestationObject: base64Url(isoCBOR.encode(new Map(entries))),
        transports: ['internal'],
      },
    }
  }

  /** `from` and `flags` simulate a dishonest page or device. */
  get(options: Options, { from = this.#origin, flags = PRESENT_AND_VERIFIED } = {}) {
    const data = clientData('webauthn.get', options, from)
    const authData = this.#dataOf(options.rpId ?? '', flags)
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), this.#keys.privateKey)
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64Url(data),
        authenticatorData: base64Url(authData),
        signature: base64Url(signature),
      },
    }
  }

  #credential() {
    const id = base64Url(this.#id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #dataOf(host: string, flags: number, key: readonly Uint8Array[] = []): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((this.#counter += 1))
    return Buffer.concat([sha256(host), Buffer.of(flags), count, ...key])
  }
}

const clientData = (type: string, { challenge }: Options, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** P-256 keys as in RFC 9053. */
function coseOf({ x = '', y = '' }: { x?: string; y?: string }): Uint8Array {
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
}
