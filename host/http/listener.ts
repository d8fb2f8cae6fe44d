import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as TcpServer } from 'node:net'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import type Koa from 'koa'
import type { State } from './context'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** Longer than proxies keep an idle connection, so that they close it first. */
const KEEP_ALIVE_MS = 65_000
const CHECK_MS = 1000
const DRAIN_MS = 30_000
/**
 * While the process stops, a client may send another request on a connection for this long after its last answer:
 * longer than the proxies in `deploy` keep an idle connection.
 */
const IDLE_GRACE_MS = 5_000
/** The system resets pending connections when listening stops, so it waits until none has arrived for `silent`. */
const LAST_CONNECTIONS_MS = { least: 500, silent: 250, most: 3000 }
const CLOSE_IDLE_EVERY_MS = 100
const POLL_MS = 50

export interface Listener {
  server: Server
  announceClose: () => void
  /** Closes idle connections too. A request that arrives on one of them at that moment is lost. */
  closeIdle: () => void
  /** Accepts no new connections. Waits for the open ones: up to 5 s if they are idle, at most 30 s. */
  drain: () => Promise<void>
}

export function createListener(app: Koa<State>): Listener {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_MS,
  })
  const running = new Set<ServerResponse>()
  const handle = app.callback()
  let isClosing = false
  let idleSince = Infinity
  let lastConnection = 0
  server.on('connection', () => (lastConnection = performance.now()))
  server.on('request', (req, res) => {
    res.shouldKeepAlive &&= !isClosing
    running.add(res)
    res.once('close', () => running.delete(res))
    void handle(req, res)
  })
  return {
    server,
    announceClose() {
      isClosing = true
      for (const res of running) {
        res.shouldKeepAlive = false
        // It is too late to tell the client of an answer that has begun.
        res.once('close', () => (idleSince = performance.now()))
      }
    },
    closeIdle: () => repeat(() => server.closeIdleConnections()),
    async drain() {
      await waitForLast(() => lastConnection)
      idleSince = performance.now()
      const isIdle = () => performance.now() - idleSince >= IDLE_GRACE_MS
      repeat(() => isIdle() && server.closeIdleConnections())
      return waitForEnd(server)
    },
  }
}

export async function listen(
  { server }: Listener,
  { PORT, HOST }: { PORT: number; HOST: string },
): Promise<AddressInfo> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })
  return server.address() as AddressInfo
}

async function waitForLast(lastConnection: () => number): Promise<void> {
  const { least, silent, most } = LAST_CONNECTIONS_MS
  const began = performance.now()
  const isOver = (now: number) => now - began >= least && (now - lastConnection() >= silent || now - began >= most)
  while (!isOver(performance.now())) {
    await pause(POLL_MS)
  }
  // Lets the event loop accept pending connections.
  await setImmediate()
}

function waitForEnd(server: Server): Promise<void> {
  return new Promise(resolve => {
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    // An HTTP server's `close` ends idle connections at once, and loses requests that arrive on them.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(limit)
      resolve()
    })
  })
}

function repeat(closeIdle: () => void): void {
  setInterval(closeIdle, CLOSE_IDLE_EVERY_MS).unref()
}
