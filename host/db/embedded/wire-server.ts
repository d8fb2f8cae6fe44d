import { createServer, type Server, type Socket } from 'node:net'
import { MessageReader, type Message } from './framing'
import type { Client, Turns } from './turns'

/** After these the client waits for answers: query, sync, function call, end of a copy, flush, start of a session. */
const ENDS_A_TURN = new Set(['Q', 'S', 'F', 'c', 'f', 'H', ''])
const CANCEL = 80877102
const ENCRYPTION = new Set([80877103, 80877104])

/** A server that speaks PostgreSQL's protocol and passes whole turns to the one engine. */
export function createWireServer(turns: Turns, maxConnections: number): Server {
  const server = createServer(socket => serve(socket, turns))
  server.maxConnections = maxConnections
  return server
}

function serve(socket: Socket, turns: Turns): void {
  const reader = new MessageReader()
  const client: Client = { isGone: false, send: bytes => void socket.write(bytes) }
  let turn: Message[] = []
  socket.setNoDelay(true)
  socket.on('data', chunk => {
    for (const message of reader.push(chunk)) {
      if (isForUs(message, socket)) {
        continue
      }
      turn.push(message)
      if (ENDS_A_TURN.has(message.type)) {
        turns.add({ client, messages: turn.map(({ bytes }) => bytes), goesOn: message.type === 'H' })
        turn = []
      }
    }
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => turns.leave(client))
}

/** Ends of sessions, and requests that an engine without encryption or cancelling cannot fulfil. */
function isForUs({ type, bytes }: Message, socket: Socket): boolean {
  const code = type === '' ? bytes.readUInt32BE(4) : 0
  if (ENCRYPTION.has(code)) {
    socket.write('N')
  } else if (code === CANCEL || type === 'X') {
    socket.end()
  }
  return ENCRYPTION.has(code) || code === CANCEL || type === 'X'
}
