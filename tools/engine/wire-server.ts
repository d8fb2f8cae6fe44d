import { createServer, type Server, type Socket } from 'node:net'
import { fatalError, MessageReader, type Message } from './framing'
import type { Client, StatementQueue } from './statement-queue'
import type { Fault } from './turn'

/** The client then waits for an answer: query, sync, function call, end of a copy, flush, start of a session. */
const ENDS_A_STATEMENT = new Set(['Q', 'S', 'F', 'c', 'f', 'H', ''])
const CANCEL = 80877102
const ENCRYPTION = new Set([80877103, 80877104])

/** The time limit for a client that stops halfway through a statement. */
const INCOMPLETE_MS = 5_000
/** A client that does not read the final error in this time is disconnected without it. */
const FINAL_ERROR_TIMEOUT_MS = 1_000
const INCOMPLETE = { code: '08P01', message: 'terminating connection due to an incomplete message' }

export function createWireServer(queue: StatementQueue, maxConnections: number): Server {
  const server = createServer(socket => serve(socket, queue))
  server.maxConnections = maxConnections
  return server
}

function serve(socket: Socket, queue: StatementQueue): void {
  const reader = new MessageReader()
  const client: Client = {
    isGone: false,
    send: bytes => void socket.write(bytes),
    terminate: fault => terminate(socket, fault),
  }
  let messages: Message[] = []
  socket.setNoDelay(true)
  socket.on('data', chunk => {
    for (const message of reader.push(chunk)) {
      if (handleControlMessage(message, socket)) {
        continue
      }
      messages.push(message)
      if (ENDS_A_STATEMENT.has(message.type)) {
        queue.add({ client, messages: messages.map(({ bytes }) => bytes), isContinued: message.type === 'H' })
        messages = []
      }
    }
    socket.setTimeout(reader.isPartial || messages.length > 0 ? INCOMPLETE_MS : 0)
  })
  socket.on('timeout', () => {
    // The socket is not read while a statement runs, so read what has arrived meanwhile before ending it.
    const { bytesRead } = socket
    setImmediate(() => socket.bytesRead === bytesRead && terminate(socket, INCOMPLETE))
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => queue.disconnect(client))
}

function terminate(socket: Socket, fault: Fault): void {
  socket.setTimeout(0)
  socket.end(fatalError(fault))
  setTimeout(() => socket.destroy(), FINAL_ERROR_TIMEOUT_MS).unref()
}

/** Handles the end of a session, and the unsupported encryption and cancel requests. Returns whether it was one. */
function handleControlMessage({ type, bytes }: Message, socket: Socket): boolean {
  const code = type === '' ? bytes.readUInt32BE(4) : 0
  if (ENCRYPTION.has(code)) {
    socket.write('N')
  } else if (code === CANCEL || type === 'X') {
    socket.end()
  }
  return ENCRYPTION.has(code) || code === CANCEL || type === 'X'
}
