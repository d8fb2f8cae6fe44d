import { rmSync } from 'node:fs'
import '../../host/server'

/** The site of a test run: it ends with the process that it was started for, whatever became of that one. */
const owner = Number(process.env.SITE_OWNER)
const LOOK = 500

const watch = setInterval(() => {
  try {
    process.kill(owner, 0)
  } catch {
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }
}, LOOK)
watch.unref()

process.on('exit', () => rmSync(process.env.DATA_DIR ?? '', { recursive: true, force: true }))
