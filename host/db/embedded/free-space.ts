import { statfs } from 'node:fs/promises'
import type { Log } from '../options'

const LOOK_EVERY_MS = 1_000

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Calls `setReadOnly` when the free space falls below the floor, and again when it recovers (with a tenth to
 * spare, so that it does not flap). The engine then never meets a full disk, where it would spin.
 */
export async function keepFreeSpace(options: {
  freeBytes: () => Promise<number>
  floorBytes: number
  log: Log
  setReadOnly: (on: boolean) => void
}): Promise<() => void> {
  let low = false
  const look = async (): Promise<void> => {
    const freeBytes = await options.freeBytes()
    const nowLow = freeBytes < options.floorBytes * (low ? 1.1 : 1)
    if (nowLow !== low) {
      low = nowLow
      options.setReadOnly(low)
      options.log[low ? 'error' : 'info']({ freeBytes }, low ? 'Disk nearly full: writes refused' : 'Writes allowed')
    }
  }
  await look()
  const timer = setInterval(
    () => void look().catch((err: unknown) => options.log.warn({ err }, 'The free space could not be read')),
    LOOK_EVERY_MS,
  )
  timer.unref()
  return () => clearInterval(timer)
}
