import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** Refuses every recipient and repeats the address in its reply, as real servers do. */
export async function startRefusingMailServer(): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 mail.test ready\r\n')
    createInterface({ input: socket }).on('line', line => socket.write(`${replyTo(line)}\r\n`))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      sockets.forEach(socket => socket.destroy())
      server.close()
    },
  }
}

function replyTo(line: string): string {
  const recipient = /^RCPT TO:<(.*)>/i.exec(line)?.[1]
  return recipient === undefined
    ? '250 fine'
    : `550 5.1.1 <${recipient}>: no user ${recipient.split('@')[0] ?? ''} here`
}
