import { appendFileSync, rmSync } from 'node:fs'

/**
 * Loaded before the host. Ends the test site when the process that it was started for has ended, even if that was
 * killed.
 */
const owner = Number(process.env.SITE_OWNER)
const CHECK_EVERY_MS = 500

const watch = setInterval(() => {
  try {
    process.kill(owner, 0)
  } catch {
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }
}, CHECK_EVERY_MS)
watch.unref()

process.on('exit', () => {
  rmSync(process.env.DATA_DIR ?? '', { recursive: true, force: true })
  if (process.env.CORE_SECONDS_LOG) {
    const { user, system } = process.cpuUsage()
    appendFileSync(process.env.CORE_SECONDS_LOG, `${(user + system) / 1e6}\n`)
  }
})
