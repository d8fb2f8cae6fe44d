import { loadConfig } from '../config'
import { runCommand, withDatabase } from '../db/command-line'
import { describeGaps, listGaps } from '../features/team/search-gaps'
import { DAY } from '../lib/durations'

const DAYS = 30
/** Searches by one or two people may identify them. */
const LEAST = 3
const MOST = 100

/** `npm run search:gaps`: prints searches of the last 30 days without results, also while the site is running. */
await runCommand(() =>
  withDatabase(loadConfig(), async ({ db }) => {
    const since = new Date(Date.now() - DAYS * DAY)
    const gaps = await listGaps(db, { since, least: LEAST, most: MOST })
    process.stdout.write(`${describeGaps(gaps)}\n`)
  }),
)
