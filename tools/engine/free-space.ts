import { statfs } from 'node:fs/promises'
import type { Log } from '../../host/db/options'

const CHECK_EVERY_MS = 1_000

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * The engine would spin on a full disk, so writes are refused below the floor. They are allowed again with another
 * tenth of free space, so that the setting does not flap.
 */
export async function watchFreeSpace(options: {
  freeBytes: () => Promise<number>
  floorBytes: number
  log: Log
  setReadOnly: (on: boolean) => void
}): Promise<() => void> {
  let isLow = false
  const check = async (): Promise<void> => {
    const freeBytes = await options.freeBytes()
    const isNowLow = freeBytes < options.floorBytes * (isLow ? 1.1 : 1)
    if (isNowLow !== isLow) {
      isLow = isNowLow
      options.setReadOnly(isLow)
      options.log[isLow ? 'error' : 'info'](
        { freeBytes },
        isLow ? 'Disk nearly full: writes refused' : 'Writes allowed',
      )
    }
  }
  await check()
  const timer = setInterval(
    () => void check().catch((err: unknown) => options.log.warn({ err }, 'The free space could not be read')),
    CHECK_EVERY_MS,
  )
  timer.unref()
  return () => clearInterval(timer)
}
