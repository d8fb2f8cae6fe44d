import { sql } from 'kysely'
import type { Db, DraftState } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { isLiveCompany, isOpenJob } from '../../../db/visibility'
import { DAY } from '../../../lib/durations'
import { endOfDay, dayOf } from '../../../lib/london-time'
import { inSlices } from '../../../lib/slices'
import { OFFER_DAYS, SILENT_DAYS } from '../tracker'
import {
  collectAll,
  type Collected,
  hasApplied,
  isOneOf,
  isUnderWay,
  joinPeople,
  listUsers,
  type People,
  type Sql,
  wants,
} from './conditions-queries'

const FIRST_DRAFT_DAYS = 3
const LAST_DRAFT_DAYS = 14
/** A draft that is overdue by more days gets no reminder. */
const DRAFT_GRACE_DAYS = 7
const KEEP_MONTHS = 12
const UNSENT: DraftState = 'draft'

/** Idempotent. */
export async function collectReminders(db: Db, at: Date): Promise<void> {
  let after = 0
  await inSlices(async size => {
    const ids = await listUsers(db, { after, limit: size })
    const people = { at, after, upTo: ids.at(-1) ?? after }
    if (ids.length > 0) {
      await collectFor(db, people)
    }
    after = people.upTo
    return ids.length
  })
}

async function collectFor(db: Db, people: People): Promise<void> {
  const { at } = people
  await collectAll(db, { at, collected: [...closing(people, 7), ...closing(people, 2)] })
  await collectAll(db, { at, collected: newsOfSaved(people), then: trx => rememberNews(trx, people) })
  await collectAll(db, {
    at,
    collected: [interestOpened(people), ...stale(people), ...drafts(people), keepAlert(people), actions(people)],
  })
}

const savedJobs = (people: People): Sql => sql`
  saved_items si join jobs on si.type = 'jobs' and jobs.id = si.item_id
    join companies on companies.id = jobs.company_id and ${isLiveCompany()} ${joinPeople('si', people)}
  where ${isOpenJob(people.at)} and not ${hasApplied}`

/** Jobs that close in this number of days. A job saved today needs no reminder. */
function closing(people: People, days: 7 | 2): Collected[] {
  const { at } = people
  const [from, to] = [endOfDay(at, days - 1), endOfDay(at, days)]
  const kind = `closing-${days}` as const
  const saved = sql`si.reminders and ${wants('reminders')} and si.created_at < ${endOfDay(at, -1)}`
  const day = dayOf(new Date(to.getTime() - 1))
  return [
    {
      kind,
      rows: sql`select si.user_id, si.type, si.item_id, ${day}::text as occasion from ${savedJobs(people)}
        and ${saved} and jobs.deadline_at >= ${from} and jobs.deadline_at < ${to}`,
    },
    {
      kind,
      rows: sql`select si.user_id, si.type, si.item_id, ${day}::text as occasion
        from saved_items si join external_jobs e on e.id = si.external_job_id ${joinPeople('si', people)}
        where ${saved} and not ${hasApplied} and e.deadline = ${day}::date`,
    },
  ]
}

/** Compares saved jobs with the versions that the user already knows. */
function newsOfSaved(people: People): Collected[] {
  const { at } = people
  return [
    {
      kind: 'opened',
      rows: sql`select si.user_id, si.type, si.item_id, 'opened' as occasion from ${savedJobs(people)}
        and si.reminders and ${wants('reminders')} and not si.known_open
        and not exists (select from interest_registrations i where i.user_id = si.user_id and i.job_id = jobs.id
          and i.state in ('confirmed', 'notified'))`,
    },
    {
      kind: 'date-changed',
      rows: sql`select si.user_id, si.type, si.item_id, ${dayOf(at)}::text || ' ' || coalesce(jobs.deadline_at::text, 'none') as occasion
        from ${savedJobs(people)} and ${wants('changes')} and si.known_deadline is distinct from jobs.deadline_at`,
    },
    {
      kind: 'closed-early',
      rows: sql`select si.user_id, si.type, si.item_id, 'closed' as occasion
        from saved_items si join jobs on si.type = 'jobs' and jobs.id = si.item_id
          join companies on companies.id = jobs.company_id and ${isLiveCompany()} ${joinPeople('si', people)}
        where jobs.status = 'closed' and not si.known_closed and not ${hasApplied} and ${wants('changes')}
          and coalesce(si.known_deadline > coalesce(jobs.closed_at, ${at}::timestamptz), true)`,
    },
  ]
}

/** Also runs for users who want no mail about the news. */
const rememberNews = (trx: Transaction, { at, ...people }: People) =>
  sql`
  update saved_items si set
    known_deadline = jobs.deadline_at,
    known_open = si.known_open or ${isOpenJob(at)},
    known_closed = jobs.status = 'closed'
  from jobs
  where ${isOneOf('si.user_id', people)} and si.type = 'jobs' and jobs.id = si.item_id and (
    si.known_deadline is distinct from jobs.deadline_at
    or (not si.known_open and ${isOpenJob(at)})
    or si.known_closed <> (jobs.status = 'closed'))`.execute(trx)

const interestOpened = (people: People): Collected => ({
  kind: 'interest-opened',
  rows: sql`select i.user_id, 'jobs' as type, i.job_id as item_id, 'opened' as occasion
    from interest_registrations i join jobs on jobs.id = i.job_id join companies on companies.id = jobs.company_id
      and ${isLiveCompany()} ${joinPeople('i', people)}
    where i.state = 'notified' and ${isOpenJob(people.at)} and i.updated_at > ${new Date(people.at.getTime() - 2 * DAY)}`,
})

/**
 * Applications without a change or a date for three weeks, or since the day on which the user wants to be reminded. For
 * offers it is a week, and once the day to answer by has passed. An application with a future date is skipped, as in
 * `findNudge`.
 */
function stale(people: People): Collected[] {
  const { at } = people
  const today = sql`${dayOf(at)}::date`
  const since = sql`case when own.has_offer then ${endOfDay(at, -OFFER_DAYS)}::timestamptz else ${endOfDay(at, -SILENT_DAYS)}::timestamptz end`
  return [
    {
      kind: 'stale',
      rows: sql`select si.user_id, si.type, si.item_id, coalesce(si.ask_again_at, own.changed_at)::text as occasion
        from saved_items si ${joinPeople('si', people)}
        cross join lateral (
          select greatest(si.updated_at, max(t.date) filter (where t.date <= ${today} and t.stage <> 'interested')
              ::timestamp at time zone 'Europe/London') as changed_at,
            bool_or(t.done and t.stage = 'offer') as has_offer,
            bool_or(t.stage = 'accepted' and t.date < ${today}) as is_late,
            coalesce(bool_or(t.date > ${today} or (t.date = ${today} and not t.done)), false) as has_day
          from app_tracker_stages t where t.user_id = si.user_id and t.type = si.type and t.item_id = si.item_id) own
        where si.type in ('jobs', 'external-jobs') and ${isUnderWay} and not own.has_day and not exists (select from appointments a
            where a.user_id = si.user_id and a.type = si.type and a.item_id = si.item_id and a.starts_at > ${at})
          and (own.changed_at < ${since} or (own.has_offer and own.is_late))
          and coalesce(si.ask_again_at <= ${at}, true) and ${wants('applications')}`,
    },
  ]
}

const actions = (people: People): Collected => ({
  kind: 'next-action',
  rows: sql`select a.user_id, 'next-actions' as type, a.id as item_id, a.day::text as occasion
    from next_actions a join saved_items si on si.user_id = a.user_id and si.type = a.type and si.item_id = a.item_id
      ${joinPeople('a', people)}
    where not a.done and a.day = ${dayOf(people.at)}::date and ${wants('reminders')}`,
})

function drafts(people: People): Collected[] {
  const { at } = people
  const waiting = (kind: 'draft-3' | 'draft-14', days: number, until: number): Collected => ({
    kind,
    rows: sql`select a.user_id, 'review-drafts' as type, d.id as item_id, 'draft' as occasion
      from review_drafts d join review_authors a on a.draft_id = d.id ${joinPeople('a', people)}
      where d.state = ${UNSENT} and ${wants('drafts')}
        and d.updated_at < ${endOfDay(at, -days)} and d.updated_at >= ${endOfDay(at, -until)}`,
  })
  return [
    waiting('draft-3', FIRST_DRAFT_DAYS, LAST_DRAFT_DAYS),
    waiting('draft-14', LAST_DRAFT_DAYS, LAST_DRAFT_DAYS + DRAFT_GRACE_DAYS),
  ]
}

/** Searches with alerts that the user has neither opened nor changed for a year. */
const keepAlert = (people: People): Collected => ({
  kind: 'keep-alert',
  rows: sql`select s.user_id, 'saved-searches' as type, s.id as item_id, greatest(s.last_run_at, s.updated_at)::text as occasion
    from saved_searches s ${joinPeople('s', people)}
    where s.frequency <> 'off' and not s.is_paused and s.deleted_at is null and coalesce(p.alerts, 'daily') <> 'off'
      and greatest(s.last_run_at, s.updated_at) < ${people.at}::timestamptz - make_interval(months => ${KEEP_MONTHS})`,
})
