import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * Accepts each mail; permanently refuses the recipient, the log-in, the sender or the connection; refuses for now;
 * never replies; or drops the connection after receiving a mail, before it replies.
 */
export type SmtpMode =
  'accept' | 'refuse-for-now' | 'refuse' | 'refuse-log-in' | 'refuse-sender' | 'refuse-connection' | 'silent' | 'drop'

export interface SmtpServer {
  url: string
  mails: string[]
  setMode: (mode: SmtpMode) => void
  close: () => void
}

/** Replies by command that differ from a server that accepts everything. */
const REPLIES: Readonly<Partial<Record<SmtpMode, readonly [command: string, reply: string]>>> = {
  'refuse-for-now': ['RCPT', '451 try again later'],
  refuse: ['RCPT', '550 no such user'],
  'refuse-log-in': ['AUTH', '535 wrong password'],
  'refuse-sender': ['MAIL', '553 not your address'],
  'refuse-connection': ['CONN', '554 go away'],
}

/** Implements the part of SMTP that a client needs to send a mail. */
export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  let mode: SmtpMode = 'accept'
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    if (mode !== 'silent') {
      converse(socket, {
        mails,
        isDropped: () => mode === 'drop',
        replyTo: command => {
          const [refused, refusal = ''] = REPLIES[mode] ?? []
          return refused === command ? refusal : mode === 'silent' ? '' : answerTo(command)
        },
      })
    }
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
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

interface Conversation {
  mails: string[]
  isDropped: () => boolean
  replyTo: (command: string) => string
}

function converse(socket: Socket, { mails, isDropped, replyTo }: Conversation): void {
  let text = ''
  let isMessage = false
  const reply = (line: string) => socket.write(`${line}\r\n`)
  reply(replyTo('CONN'))
  socket.on('data', chunk => {
    text += String(chunk)
    for (let end = endOf(text, isMessage); end >= 0; end = endOf(text, isMessage)) {
      const part = text.slice(0, end)
      text = text.slice(end + (isMessage ? 5 : 2))
      if (isMessage) {
        // A dot at the start of a line is doubled in transit (RFC 5321, section 4.5.2).
        mails.push(part.replaceAll(/^\.\./gm, '.'))
        isMessage = false
        if (isDropped()) {
          socket.destroy()
          return
        }
        reply('250 queued')
      } else {
        isMessage = part.toUpperCase() === 'DATA'
        reply(replyTo(part.slice(0, 4).toUpperCase()))
      }
    }
  })
}

const endOf = (text: string, isMessage: boolean) => text.indexOf(isMessage ? '\r\n.\r\n' : '\r\n')

function answerTo(command: string): string {
  switch (command) {
    case 'CONN':
      return '220 test'
    case 'EHLO':
      return '250 AUTH PLAIN'
    case 'AUTH':
      return '235 welcome'
    case 'DATA':
      return '354 send the message'
    case 'QUIT':
      return '221 bye'
    default:
      return '250 ok'
  }
}
