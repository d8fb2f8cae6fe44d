import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How the server replies to the recipient of a mail: accepts it, refuses it, or never replies to anything. */
export type SmtpMode = 'accept' | 'refuse-for-now' | 'refuse' | 'silent'

export interface SmtpServer {
  url: string
  mails: string[]
  setMode: (mode: SmtpMode) => void
  close: () => void
}

const REPLIES = { accept: '250 ok', 'refuse-for-now': '451 try again later', refuse: '550 no such user' } as const

/** A mail server for tests, with the part of SMTP that a client needs to hand over a mail. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  let mode: SmtpMode = 'accept'
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    if (mode !== 'silent') {
      converse(socket, { mails, recipient: () => (mode === 'silent' ? '' : REPLIES[mode]) })
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    setMode: next => (mode = next),
    close: () => {
      server.close()
      sockets.forEach(socket => socket.destroy())
    },
  }
}

function converse(socket: Socket, { mails, recipient }: { mails: string[]; recipient: () => string }): void {
  let text = ''
  let isMessage = false
  const reply = (line: string) => socket.write(`${line}\r\n`)
  reply('220 test')
  socket.on('data', chunk => {
    text += String(chunk)
    for (let end = endOf(text, isMessage); end >= 0; end = endOf(text, isMessage)) {
      const part = text.slice(0, end)
      text = text.slice(end + (isMessage ? 5 : 2))
      if (isMessage) {
        mails.push(part)
        isMessage = false
        reply('250 queued')
      } else {
        isMessage = part.toUpperCase() === 'DATA'
        reply(answerTo(part.slice(0, 4).toUpperCase(), recipient))
      }
    }
  })
}

const endOf = (text: string, isMessage: boolean) => text.indexOf(isMessage ? '\r\n.\r\n' : '\r\n')

function answerTo(command: string, recipient: () => string): string {
  switch (command) {
    case 'DATA':
      return '354 send the message'
    case 'RCPT':
      return recipient()
    case 'QUIT':
      return '221 bye'
    default:
      return '250 ok'
  }
}
