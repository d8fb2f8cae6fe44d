import type { MailList, ReminderKind } from '../../../db/tables'
import { reminders } from '../../../mails/contents/jobs'
import type { LoadedMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { findUser } from '../../account/accounts'
import { readContactPreferences } from '../../account/profile'
import { loadSearches } from '../../account/saved-searches'
import { unsubscribeUrl } from '../../account/unsubscribe'
import { listUnfinished } from '../../reviews/review-drafts'
import { listDatedPlans } from '../application-plans'
import { loadListedJobs } from '../saved-items'
import { listReminders, type ReminderRow } from './queries'
import { type Known, presentReminder, subjectOf } from './view'

type List = Exclude<MailList, 'search' | 'updates'>

const LISTS: Readonly<Record<ReminderKind, List>> = {
  'closing-7': 'reminders',
  'closing-2': 'reminders',
  opened: 'reminders',
  'interest-opened': 'reminders',
  'date-changed': 'changes',
  'closed-early': 'changes',
  stale: 'applications',
  'draft-3': 'drafts',
  'draft-14': 'drafts',
  'keep-alert': 'alerts',
  'next-action': 'reminders',
}

/** Returns undefined if every reminder of the mail is out of date. */
export async function loadReminders(
  services: Services,
  { userId, mailId }: { userId: number; mailId: number },
): Promise<LoadedMail | undefined> {
  const { db, config } = services
  const user = await findUser(db, userId)
  const rows = user ? await listWanted(services, userId, mailId) : []
  const known = await loadKnown(services, userId, rows)
  const items = rows.flatMap(row => {
    const item = presentReminder(row, known)
    return item ? [{ ...item, list: LISTS[row.kind] }] : []
  })
  if (!user || items.length === 0) {
    return undefined
  }
  const lists = [...new Set(items.map(({ list }) => list))]
  const [list = 'reminders'] = lists
  const url = await unsubscribeUrl(services, { userId, list: lists.length > 1 ? 'updates' : list })
  return {
    to: user.email,
    subject: subjectOf(items),
    content: reminders({ firstName: user.first_name, items, stop: url }),
    unsubscribe: { url, email: config.CONTACT_EMAIL },
  }
}

/** The user may have changed a preference since the mail was created. Reminders that they requested are always sent. */
async function listWanted({ db, clock }: Services, userId: number, mailId: number): Promise<ReminderRow[]> {
  const [rows, choices] = [await listReminders(db, mailId), await readContactPreferences(db, userId, clock.now())]
  return rows.filter(({ kind }) => {
    const list = LISTS[kind]
    return kind === 'interest-opened' || (list === 'alerts' ? choices.alerts !== 'off' : choices[list])
  })
}

async function loadKnown(services: Services, userId: number, rows: readonly ReminderRow[]): Promise<Known> {
  const { db, clock, config } = services
  const has = (type: ReminderRow['type']) => rows.some(row => row.type === type)
  const searches = has('saved-searches') ? await loadSearches(services, userId) : []
  const links = new Map<number, string>()
  for (const { id } of searches) {
    links.set(id, await unsubscribeUrl(services, { userId, list: 'search', searchId: id }))
  }
  return {
    jobs: has('jobs') || has('external-jobs') || has('next-actions') ? await loadListedJobs(services, userId) : [],
    drafts: has('review-drafts') ? await listUnfinished(db, userId) : [],
    plans: has('next-actions') ? await listDatedPlans(db, userId, clock.now()) : [],
    searches,
    links,
    now: clock.now(),
    baseUrl: config.BASE_URL,
  }
}
