import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { formatTable } from '../../host/lib/text-table'
import { shorten } from './text/line'

export interface Tally {
  read: number
  new: number
  updated: number
  unchanged: number
  rejected: number
  seconds: number
}

interface RejectedLine {
  file: string
  line: number
  id: string
  reason: string
}

export interface Report {
  reject: (rejected: RejectedLine) => void
  progress: (file: string, read: number, share: number | undefined) => void
  /** A sentence about a file or a source. */
  note: (text: string) => void
  summary: (tallies: ReadonlyMap<string, Tally>, dryRun: boolean) => void
  close: () => Promise<void>
}

interface Output {
  write: (text: string) => unknown
  isTTY?: boolean
}

const BAR = 24
const EVERY = 5_000
const REDRAW_MS = 100
const COLUMNS = ['read', 'new', 'updated', 'unchanged', 'rejected', 'seconds'] as const

/** `err` shows progress and rejections, `out` the summary; rejections also go to the log file. */
export function createReport(out: Output, err: Output, logFile: string): Report {
  mkdirSync(path.dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile, { flags: 'a' })
  // A full disk must not end the run; the terminal shows the lines too.
  log.on('error', () => undefined)
  const bar = err.isTTY ? createBar(err) : createLines(err)
  return {
    reject({ file, line, id, reason }) {
      const text = `${file}:${line} ${id || 'no id'}: ${reason}\n`
      bar.clear()
      err.write(text)
      log.write(text)
    },
    progress: bar.draw,
    note(text) {
      bar.clear()
      err.write(`${text}\n`)
      log.write(`${text}\n`)
    },
    summary(tallies, dryRun) {
      bar.clear()
      out.write(`${formatSummary(tallies)}${dryRun ? '\nThis was a dry run: nothing was written.' : ''}\n`)
      const rejected = [...tallies.values()].reduce((sum, tally) => sum + tally.rejected, 0)
      out.write(rejected > 0 ? `The ${rejected} rejected records are listed in ${logFile}\n` : '')
    },
    async close() {
      log.end()
      await Promise.race([once(log, 'close'), once(log, 'error').catch(() => undefined)])
    },
  }
}

export function formatSummary(tallies: ReadonlyMap<string, Tally>): string {
  const rows = [...tallies].map(([kind, tally]) => [
    kind,
    ...COLUMNS.map(column => (column === 'seconds' ? tally.seconds.toFixed(1) : tally[column].toLocaleString('en-GB'))),
  ])
  return formatTable([['', ...COLUMNS], ...rows], 'right')
}

function createBar(err: Output) {
  let drawnAt = 0
  return {
    clear: () => err.write('\r\u001B[2K'),
    draw: (file: string, read: number, share: number | undefined): void => {
      if (Date.now() - drawnAt < REDRAW_MS) {
        return
      }
      drawnAt = Date.now()
      const full = Math.round((share ?? 0) * BAR)
      const gauge =
        share === undefined ? '' : `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${Math.round(share * 100)}% `
      err.write(`\r\u001B[2K${gauge}${read.toLocaleString('en-GB')} ${shorten(path.basename(file), 40)}`)
    },
  }
}

function createLines(err: Output) {
  let reported = 0
  return {
    clear: () => undefined,
    draw: (file: string, read: number): void => {
      const due = Math.floor(read / EVERY)
      if (due !== reported && due > 0) {
        err.write(`${path.basename(file)}: ${(due * EVERY).toLocaleString('en-GB')} read\n`)
      }
      reported = due
    },
  }
}
