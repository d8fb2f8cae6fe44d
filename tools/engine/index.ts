import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseHandle, DatabaseOptions } from '../../host/db/options'
import { chooseAddress, discardAddress, type Address } from './address'
import { Engine } from './engine'
import { freeBytesOf, watchFreeSpace } from './free-space'
import { acquireLock, LockHeldError, readHolder, type Lock } from './lock'
import { TURN_LIMITS } from './turn'

interface Embedded {
  address: Address
  withoutTimeout: DatabaseHandle['withoutTimeout']
  close(): Promise<void>
  cause?: DatabaseHandle['cause']
}

const WAIT_FOR_LOCK_MS = 3_000
const JOIN_WITHIN_MS = 20_000
const HANG_TIMEOUT_MS = 6_000
const FREE_SPACE_FLOOR = 200 * 1024 * 1024
/** A new engine takes 190 MB, most of it PostgreSQL's shared buffers. */
const MEMORY_LIMIT = 300 * 1024 * 1024

export async function openEmbedded(options: DatabaseOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir)
  const path = join(dataDir, 'lock')
  await mkdir(join(dataDir, 'database'), { recursive: true, mode: 0o700 })
  for (const deadline = Date.now() + JOIN_WITHIN_MS; ; await pause(100)) {
    try {
      return await runEngine(options, dataDir, await acquireLock(path, options.lock === 'join' ? 0 : WAIT_FOR_LOCK_MS))
    } catch (error) {
      if (!(error instanceof LockHeldError) || options.lock !== 'join' || Date.now() > deadline) {
        throw error
      }
    }
    const address = (await readHolder(path))?.address
    if (address) {
      return { address, withoutTimeout: work => work(), close: () => Promise.resolve() }
    }
  }
}

async function runEngine(options: DatabaseOptions, dataDir: string, lock: Lock): Promise<Embedded> {
  const folder = join(dataDir, 'database')
  const closing: (() => Promise<void>)[] = [() => lock.release()]
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) {
      await step()
    }
  }
  try {
    const engine = await startEngine(options, folder, closing)
    await lock.announce(engine.address)
    return {
      address: engine.address,
      withoutTimeout: work => engine.withoutTimeout(work),
      cause: fault => engine.cause(fault),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Each step adds its cleanup to `closing`, which runs in reverse order. */
async function startEngine(
  {
    log,
    hangTimeoutMs = HANG_TIMEOUT_MS,
    freeSpaceFloorBytes = FREE_SPACE_FLOOR,
    freeBytes,
    turnLimits,
    memoryLimitBytes = MEMORY_LIMIT,
  }: DatabaseOptions,
  folder: string,
  closing: (() => Promise<void>)[],
): Promise<Engine> {
  const address = await chooseAddress(folder)
  closing.push(() => discardAddress(address, folder))
  const engine = await Engine.start({
    cluster: join(folder, 'cluster'),
    address,
    log,
    hangTimeoutMs,
    turnLimits: { ...TURN_LIMITS, ...turnLimits },
    memoryLimitBytes,
  })
  closing.push(() => engine.stop())
  const stopWatching = await watchFreeSpace({
    freeBytes: freeBytes ?? (() => freeBytesOf(folder)),
    floorBytes: freeSpaceFloorBytes,
    log,
    setReadOnly: on => engine.setReadOnly(on),
  })
  closing.push(() => Promise.resolve(stopWatching()))
  return engine
}
