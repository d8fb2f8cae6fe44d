import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { socketPath, type Address } from './address'
import type { EngineData, FromEngine, ToEngine } from './messages'
import { StatementQueue } from './statement-queue'
import { ownThreadId } from './thread-time'
import { Vitals } from './vitals'
import { createWireServer } from './wire-server'

const data = workerData as EngineData
const { cluster, address, readOnly, turnLimits, memoryLimitBytes, program } = data
const vitals = new Vitals(data.vitals)
const MAX_CONNECTIONS = 64
let shouldBeReadOnly = readOnly
let isReadOnly = false

try {
  await run()
} catch (error) {
  fail(error)
}

async function run(): Promise<void> {
  vitals.noteStart(ownThreadId())
  if (!existsSync(cluster)) {
    await createCluster()
  }
  const queue = new StatementQueue(await openEngine(), { limits: turnLimits, vitals, fail })
  await queue.runIfIdle('select 1')
  await applyReadOnly(queue)
  parentPort?.on('message', (message: ToEngine) => void answer(message, queue).catch(fail))
  send({ type: 'ready', address: await listen(queue) })
}

/**
 * Unpacking an empty database takes a third of the time of creating one. PGlite would open a partly unpacked folder, so
 * the folder gets its name when it is complete.
 */
async function createCluster(): Promise<void> {
  const draft = `${cluster}.draft`
  await rm(draft, { recursive: true, force: true })
  const engine = await PGlite.create(draft, { loadDataDir: await dataDir(), pgliteWasmModule: program })
  // The packaged time zone is "Etc/GMT0": the same times by another name.
  await engine.exec("alter system set timezone = 'UTC'")
  await engine.close()
  await rename(draft, cluster)
}

function openEngine(): Promise<PGlite> {
  return PGlite.create(cluster, {
    extensions: { cube, earthdistance, pg_trgm, unaccent },
    pgliteWasmModule: program,
  })
}

async function answer(message: ToEngine, queue: StatementQueue): Promise<void> {
  if (message.type === 'ping') {
    await queue.runIfIdle('select 1')
    await applyReadOnly(queue)
    await limitMemory(queue)
    vitals.noteProgress()
  } else if (message.type === 'readOnly') {
    shouldBeReadOnly = message.on
    await applyReadOnly(queue)
  } else if (message.type === 'close') {
    await queue.close()
    process.exit(0)
  } else if (message.type === 'slow') {
    queue.slowness = message.factor
  } else if (message.type === 'crash') {
    process.exit(70)
  } else {
    for (;;) {
      // Spins as the engine does when its write-ahead log cannot grow.
    }
  }
}

/** Connections stay open and wait for about half a second. */
async function limitMemory(queue: StatementQueue): Promise<void> {
  const { memoryBytes } = queue
  const began = Date.now()
  const replace = async (engine: PGlite): Promise<PGlite> => {
    await engine.close()
    const next = await openEngine()
    await next.exec(readOnlySetting(isReadOnly))
    return next
  }
  if (memoryBytes > memoryLimitBytes && (await queue.replaceIfIdle(replace))) {
    send({ type: 'replaced', memoryBytes, tookMs: Date.now() - began })
  }
}

function readOnlySetting(on: boolean): string {
  return `set default_transaction_read_only = ${on ? 'on' : 'off'}`
}

/** All connections share the engine's one session, so one setting applies to all of them. */
async function applyReadOnly(queue: StatementQueue): Promise<void> {
  const wanted = shouldBeReadOnly
  if (wanted !== isReadOnly && (await queue.runIfIdle(readOnlySetting(wanted)))) {
    isReadOnly = wanted
  }
}

async function listen(queue: StatementQueue): Promise<Address> {
  const server = createWireServer(queue, MAX_CONNECTIONS)
  if (process.platform === 'win32') {
    await once(server.listen(0, address.host), 'listening')
    return { host: address.host, port: (server.address() as AddressInfo).port }
  }
  const path = socketPath(address)
  await rm(path, { force: true })
  await once(server.listen(path), 'listening')
  return address
}

function send(message: FromEngine): void {
  parentPort?.postMessage(message)
}

function fail(error: unknown): never {
  send({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  process.exit(70)
}
