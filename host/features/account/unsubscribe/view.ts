import type { MailList } from '../../../db/tables'
import type { UnsubscribeAct } from './input'
import type { TargetRow } from './queries'

const LISTS: Readonly<Record<Exclude<MailList, 'search'>, string>> = {
  alerts: 'emails about all of your saved searches',
  reminders: 'reminders of jobs that close or open',
  changes: 'emails about changes of jobs that you saved',
  applications: 'questions about your applications',
  drafts: 'reminders of reviews that you have not finished',
  updates: 'reminders and news of what you saved',
}

/** For analytics: the frequency of the stopped alerts, or `all`. Returns undefined if the act stops none. */
export function stoppedBy({ list, frequency }: TargetRow, act: UnsubscribeAct): string | undefined {
  if (list === 'alerts') {
    return 'all'
  }
  return list === 'search' && act === 'stop' && frequency !== 'off' ? (frequency ?? undefined) : undefined
}

export const presentTarget = (target: TargetRow) => ({
  isSearch: target.list === 'search',
  what: target.list === 'search' ? `emails about ${target.name ?? ''}` : LISTS[target.list],
  frequency: target.frequency,
})
