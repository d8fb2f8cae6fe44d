import type { PGlite } from '@electric-sql/pglite'
import { simpleQuery, sync } from './framing'

/** One connection, as far as taking turns at the engine is concerned. */
export interface Client {
  isGone: boolean
  send(bytes: Buffer): void
}

interface Turn {
  client: Client
  messages: Buffer[]
  /** The client asked for answers before the end of its statement, so its next messages belong to this one. */
  goesOn: boolean
}

/**
 * The engine is one session with one unnamed statement. So the messages of a statement go to it together, however the
 * network cut them, and a transaction keeps the engine until it ends. Without this two clients would run each
 * other's statements.
 */
export class Turns {
  private readonly db: PGlite
  private readonly fail: (error: unknown) => void
  private waiting: Turn[] = []
  private owner: Client | undefined
  private busy = false

  constructor(db: PGlite, fail: (error: unknown) => void) {
    this.db = db
    this.fail = fail
  }

  add(turn: Turn): void {
    this.waiting.push(turn)
    this.proceed()
  }

  /** Forgets what a closed connection still wanted, and undoes its open transaction. */
  leave(client: Client): void {
    client.isGone = true
    this.waiting = this.waiting.filter(turn => turn.client !== client)
    if (this.owner === client && !this.busy) {
      this.run([sync(), simpleQuery('rollback')], client)
    }
  }

  /** Runs a statement of our own unless a client has the engine; false then. */
  async ask(sql: string): Promise<boolean> {
    if (this.owner || this.busy) {
      return false
    }
    await this.execute([simpleQuery(sql)], () => undefined)
    return true
  }

  private proceed(): void {
    const index = this.owner ? this.waiting.findIndex(turn => turn.client === this.owner) : 0
    const [turn] = this.busy || index < 0 ? [] : this.waiting.splice(index, 1)
    if (turn) {
      this.run(turn.messages, turn.client, turn.goesOn)
    }
  }

  private run(messages: Buffer[], client: Client, goesOn = false): void {
    this.busy = true
    this.execute(messages, bytes => client.isGone || client.send(bytes)).then(() => {
      this.busy = false
      this.owner = goesOn || this.db.isInTransaction() ? client : undefined
      if (this.owner?.isGone) {
        this.leave(this.owner)
      } else {
        this.proceed()
      }
    }, this.fail)
  }

  /** SQL errors travel as messages. Anything thrown is the engine itself, which is then beyond use. */
  private execute(messages: Buffer[], onAnswer: (bytes: Buffer) => void): Promise<void> {
    return this.db.runExclusive(async () => {
      for (const message of messages) {
        await this.db.execProtocolRawStream(new Uint8Array(message), {
          onRawData: bytes => onAnswer(Buffer.from(bytes)),
        })
      }
    })
  }
}
