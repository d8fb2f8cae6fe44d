import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 8 * 1024 * 1024
const MAX_MS = 2000

/** A client that is still sending when its connection closes would see that instead of the answer. */
export function dropRestOfBody(req: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    let bytes = 0
    const timer = setTimeout(resolve, MAX_MS)
    req.unpipe()
    req.removeAllListeners('data')
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BYTES) {
        resolve()
      }
    })
    for (const event of ['end', 'error', 'close']) {
      req.once(event, () => {
        clearTimeout(timer)
        resolve()
      })
    }
    req.resume()
  })
}
