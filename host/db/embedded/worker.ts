import { rm } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { socketPath, type Address } from './address'
import type { EngineData, FromEngine, ToEngine } from './messages'

const { cluster, address, readOnly } = workerData as EngineData
const MAX_CONNECTIONS = 64
let shouldBeReadOnly = readOnly
let isReadOnly = false

try {
  await run()
} catch (error) {
  fail(error)
}

async function run(): Promise<void> {
  const db = await PGlite.create(cluster, { extensions: { cube, earthdistance, pg_trgm, unaccent } })
  failOnBrokenEngine(db)
  const server = new PGLiteSocketServer({ db, maxConnections: MAX_CONNECTIONS, ...(await listenAt()) })
  await server.start()
  parentPort?.on('message', (message: ToEngine) => void answer(message, db, server).catch(fail))
  await answer({ type: 'ping' }, db, server)
  send({ type: 'ready', address: boundAddress(server) })
}

async function answer(message: ToEngine, db: PGlite, server: PGLiteSocketServer): Promise<void> {
  if (message.type === 'ping') {
    await betweenStatements(db, 'select 1')
    await applyReadOnly(db)
    send({ type: 'pong' })
  } else if (message.type === 'readOnly') {
    shouldBeReadOnly = message.on
    await applyReadOnly(db)
  } else if (message.type === 'close') {
    await server.stop()
    await db.close()
    process.exit(0)
  } else if (message.type === 'crash') {
    process.exit(70)
  } else {
    for (;;) {
      // Spins as the engine does when its write-ahead log cannot grow.
    }
  }
}

/** All connections share the engine's one session, so one setting holds for every one of them. */
async function applyReadOnly(db: PGlite): Promise<void> {
  if (shouldBeReadOnly !== isReadOnly) {
    const wanted = shouldBeReadOnly
    if (await betweenStatements(db, `set default_transaction_read_only = ${wanted ? 'on' : 'off'}`)) {
      isReadOnly = wanted
    }
  }
}

/**
 * Runs a statement only where it cannot disturb a client: never inside a transaction or between the messages of a
 * prepared statement. False when there was no such moment; the engine is plainly alive then.
 */
function betweenStatements(db: PGlite, sql: string): Promise<boolean> {
  return db.runExclusive(async () => {
    if (db.isInTransaction()) {
      return false
    }
    await db.execProtocolRawStream(simpleQuery(sql), { onRawData: () => undefined })
    return true
  })
}

function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(text.length + 4, 1)
  return new Uint8Array(Buffer.concat([head, text]))
}

/** SQL errors travel as protocol messages. Anything thrown is the engine itself, and its queue would stand still. */
function failOnBrokenEngine(db: PGlite): void {
  const execute = db.execProtocolRawStream.bind(db)
  db.execProtocolRawStream = (message, options) => execute(message, options).catch(fail)
}

async function listenAt(): Promise<{ path: string } | { host: string; port: number }> {
  if (process.platform === 'win32') {
    return { host: address.host, port: 0 }
  }
  const path = socketPath(address)
  await rm(path, { force: true })
  return { path }
}

function boundAddress(server: PGLiteSocketServer): Address {
  const port = Number(server.getServerConn().split(':').at(-1))
  return process.platform === 'win32' ? { host: address.host, port } : address
}

function send(message: FromEngine): void {
  parentPort?.postMessage(message)
}

function fail(error: unknown): never {
  send({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  process.exit(70)
}
