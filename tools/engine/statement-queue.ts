import type { PGlite } from '@electric-sql/pglite'
import { simpleQuery, sync } from './framing'
import { threadTime } from './thread-time'
import { TOO_LONG, Turn, type Fault, type TurnLimits } from './turn'
import type { Vitals } from './vitals'

export interface Client {
  isGone: boolean
  send(bytes: Buffer): void
  terminate(fault: Fault): void
}

interface Statement {
  client: Client
  messages: Buffer[]
  /** The client expects answers before the end of its statement, so its next messages belong to the same statement. */
  isContinued: boolean
}

interface QueueOptions {
  limits: TurnLimits
  vitals: Vitals
  fail: (error: unknown) => void
}

/**
 * Gives one client at a time the engine, which is one session with one unnamed statement: otherwise two clients would
 * run each other's statements. The messages of a statement run together, however the network split them, and a
 * transaction holds the engine until it ends or times out.
 */
export class StatementQueue {
  private db: PGlite
  private readonly options: QueueOptions
  private waiting: Statement[] = []
  private owner: Client | undefined
  private turn: Turn | undefined
  private isBusy = false
  /** Above 1 only in tests of a slow machine. */
  slowness = 1

  constructor(db: PGlite, options: QueueOptions) {
    this.db = db
    this.options = options
  }

  add(statement: Statement): void {
    // Later statements of a transaction that was rolled back must not take effect on their own.
    if (!statement.client.isGone) {
      this.waiting.push(statement)
      this.runNext()
    }
  }

  disconnect(client: Client): void {
    client.isGone = true
    this.waiting = this.waiting.filter(statement => statement.client !== client)
    if (this.owner === client && !this.isBusy) {
      this.run([sync(), simpleQuery('rollback')], client)
    }
  }

  /** Returns whether the statement ran: it does not while a client is using the engine. */
  async runIfIdle(sql: string): Promise<boolean> {
    if (this.owner || this.isBusy) {
      return false
    }
    await this.execute([simpleQuery(sql)], () => undefined)
    return true
  }

  /** Returns whether the engine was replaced: it is not while a client is using it. Statements wait meanwhile. */
  async replaceIfIdle(replace: (engine: PGlite) => Promise<PGlite>): Promise<boolean> {
    if (this.owner || this.isBusy) {
      return false
    }
    this.isBusy = true
    this.db = await replace(this.db)
    this.isBusy = false
    this.runNext()
    return true
  }

  close(): Promise<void> {
    return this.db.close()
  }

  /** The memory of the engine in bytes. It grows with large results and sorts, and never shrinks. */
  get memoryBytes(): number {
    // PGlite takes this type from types of Emscripten that it does not install.
    return (this.db.Module as unknown as { HEAPU8: Uint8Array }).HEAPU8.byteLength
  }

  private runNext(): void {
    const index = this.owner ? this.waiting.findIndex(statement => statement.client === this.owner) : 0
    const [statement] = this.isBusy || index < 0 ? [] : this.waiting.splice(index, 1)
    if (statement) {
      this.run(statement.messages, statement.client, statement.isContinued)
    }
  }

  private run(messages: Buffer[], client: Client, isContinued = false): void {
    this.isBusy = true
    const turn = this.turn ?? new Turn(this.options.limits, fault => this.terminate(client, fault))
    turn.runs(messages)
    this.options.vitals.isLong = turn.isLong
    this.execute(messages, bytes => client.isGone || client.send(bytes)).then(() => {
      this.isBusy = false
      this.owner = isContinued || this.db.isInTransaction() ? client : undefined
      this.turn = this.owner && turn
      this.options.vitals.isLong = false
      this.advance()
    }, this.options.fail)
  }

  private advance(): void {
    if (this.owner?.isGone) {
      this.disconnect(this.owner)
    } else if (this.owner && this.turn?.isOver) {
      this.terminate(this.owner, TOO_LONG)
    } else {
      this.turn?.waits()
      // Handles closed connections first, whose statements are dropped.
      setImmediate(() => this.runNext())
    }
  }

  private terminate(client: Client, fault: Fault): void {
    client.terminate(fault)
    this.disconnect(client)
  }

  /** SQL errors are answers. If this throws, the engine itself is broken. */
  private execute(messages: Buffer[], onAnswer: (bytes: Buffer) => void): Promise<void> {
    return this.db.runExclusive(async () => {
      for (const message of messages) {
        this.options.vitals.noteProgress()
        await (this.slowness > 1 ? this.executeSlowly(message, onAnswer) : this.executeOne(message, onAnswer))
      }
    })
  }

  private executeOne(message: Buffer, onAnswer: (bytes: Buffer) => void): Promise<void> {
    return this.db.execProtocolRawStream(new Uint8Array(message), {
      onRawData: bytes => onAnswer(Buffer.from(bytes)),
    })
  }

  /** Blocks the thread for as long as a slow statement would, and only then answers. */
  private async executeSlowly(message: Buffer, onAnswer: (bytes: Buffer) => void): Promise<void> {
    const answers: Buffer[] = []
    const { threadId } = this.options.vitals
    const began = threadTime(threadId)
    await this.executeOne(message, bytes => void answers.push(bytes))
    const extraMs = (threadTime(threadId) - began) * (this.slowness - 1)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, extraMs)
    answers.forEach(onAnswer)
  }
}
