import { inTransaction } from '../../db/transaction'
import { dayOf, nextMailTime } from '../../http/days'
import { enqueueMail } from '../../queue/mail'
import type { Services } from '../../services'
import { numberListedJobs } from '../saved-searches'
import { matchJobs } from '../search'
import { chooseGroups } from './choose'
import { finishPeople, insertDigest, listMatches } from './digest-queries'
import { type AlertRun, insertMatches, listCandidates, listGroups, listMatched, moveOtherMarks } from './match-queries'

const DAY = 24 * 60 * 60 * 1000
const FRIDAY = 5
/** Few enough that memory stays flat, and that a killed worker repeats little. */
const GROUPS_AT_ONCE = 500
const PEOPLE_AT_ONCE = 100

type AlertKind = 'daily' | 'weekly'

/**
 * Makes the digests of one period. It matches the new jobs once for all equal searches, and makes the mails from what it
 * found. It may be run again at any point: marks move in the transaction that adds the mail, and a person gets one digest
 * a day. On Fridays people with weekly searches get everything at 17:00.
 */
export async function sendAlerts(services: Services, kind: AlertKind, at: Date): Promise<void> {
  const { db } = services
  const newest = await numberListedJobs(db, at)
  const isFriday = new Date(`${dayOf(at)}T12:00:00Z`).getUTCDay() === FRIDAY
  const run: AlertRun = {
    at,
    day: dayOf(at),
    frequencies: kind === 'daily' ? ['daily'] : ['daily', 'weekly'],
    skipsWeekly: kind === 'daily' && isFriday,
    newest,
  }
  await findMatches(services, run)
  for (let after = 0; ;) {
    const people = await listMatched(db, { after, limit: PEOPLE_AT_ONCE })
    if (people.length === 0) {
      break
    }
    await mailPeople(services, run, people)
    after = people.at(-1) ?? after
  }
  await moveOtherMarks(db, run)
}

/** Matches the new jobs against each group of equal searches. */
async function findMatches({ db }: Services, run: AlertRun): Promise<void> {
  const candidates = await listCandidates(db, run, { closesAfter: new Date(run.at.getTime() + DAY) })
  if (candidates.length === 0) {
    return
  }
  for (let after = ''; ;) {
    const groups = await listGroups(db, run, { after, limit: GROUPS_AT_ONCE })
    for (const { url, mailed_number } of groups) {
      const ids = candidates.filter(({ number }) => number > mailed_number).map(({ id }) => id)
      const matches = await matchJobs(db, url, { ids, now: run.at })
      if (matches.length > 0) {
        await insertMatches(db, run, { url, ids: matches })
      }
    }
    const last = groups.at(-1)
    if (!last) {
      return
    }
    after = last.url
  }
}

/** Makes the digests of some people, moves their marks and adds the mails, all in one transaction. */
async function mailPeople({ db, queue }: Services, run: AlertRun, userIds: readonly number[]): Promise<void> {
  await inTransaction(db, async trx => {
    const rows = await listMatches(trx, userIds, run)
    for (const userId of new Set(rows.map(row => row.user_id))) {
      const groups = chooseGroups(rows.filter(row => row.user_id === userId))
      const digest = await insertDigest(trx, { userId, groups, run })
      const startAfter = nextMailTime(run.at)
      await enqueueMail(queue, trx, {
        mail: 'alert-digest',
        ids: { digest, user: userId },
        ...(startAfter > run.at ? { startAfter } : {}),
      })
    }
    await finishPeople(trx, userIds, run)
  })
}
