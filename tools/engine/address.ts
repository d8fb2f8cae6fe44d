import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** As `pg` expects: a folder and port mean the socket `<host>/.s.PGSQL.<port>`. */
export interface Address {
  host: string
  port: number
}

const PORT = 5432
/** The longest socket path of the operating system: 104 bytes (macOS) or 108 (Linux). */
const MAX_PATH_LENGTH = 100

export const socketPath = ({ host, port }: Address): string => join(host, `.s.PGSQL.${port}`)

/** Falls back to a short private folder if the path would be too long for a socket. */
export async function chooseAddress(folder: string): Promise<Address> {
  if (process.platform === 'win32') {
    return { host: '127.0.0.1', port: 0 }
  }
  const address = { host: folder, port: PORT }
  if (Buffer.byteLength(socketPath(address)) <= MAX_PATH_LENGTH) {
    return address
  }
  return { host: await mkdtemp(join(tmpdir(), 'firstrung-')), port: PORT }
}

export async function discardAddress(address: Address, folder: string): Promise<void> {
  if (process.platform !== 'win32') {
    await rm(address.host === folder ? socketPath(address) : address.host, { force: true, recursive: true })
  }
}
