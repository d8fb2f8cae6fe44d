import type { MailList } from '../../../db/tables'
import { inTransaction } from '../../../db/transaction'
import type { Services } from '../../../services'
import { readContactPreferences, saveContactPreferences } from '../profile'
import { changeSearch, stopAll } from '../saved-searches'
import type { UnsubscribeAct } from './input'
import { storeUseful, type TargetRow, touchSearch } from './queries'

/** Idempotent. Applies at once, and returns the message. */
export async function act(services: Services, target: TargetRow, what: UnsubscribeAct): Promise<string> {
  const { user_id: userId, list, search_id: searchId } = target
  if (list === 'alerts') {
    await stopAll(services, userId)
    return 'All alert emails stopped'
  }
  if (list !== 'search') {
    await turnOff(services, userId, list)
    return 'You will not get these emails again'
  }
  return actOnSearch(services, { userId, id: searchId ?? 0, name: target.name ?? '' }, what)
}

async function turnOff({ db, clock }: Services, userId: number, list: Exclude<MailList, 'search' | 'alerts'>) {
  const off =
    list === 'updates' ? { reminders: false, changes: false, applications: false, drafts: false } : { [list]: false }
  await inTransaction(db, async trx => {
    const preferences = await readContactPreferences(trx, userId, clock.now())
    await saveContactPreferences(trx, userId, { ...preferences, ...off })
  })
}

async function actOnSearch(
  services: Services,
  { userId, id, name }: { userId: number; id: number; name: string },
  what: UnsubscribeAct,
): Promise<string> {
  if (what === 'useful' || what === 'not-useful') {
    await storeUseful(services.db, id, what === 'useful')
    return 'Thank you. That helps us choose better'
  }
  if (what === 'keep') {
    await touchSearch(services.db, id, services.clock.now())
    return `You keep the emails about ${name}`
  }
  const frequency = what === 'stop' ? 'off' : what
  // The link was in a mail, so opening it has confirmed the address.
  await changeSearch(services, { id: userId, isVerified: true }, { id, frequency })
  return frequency === 'off' ? `Emails stopped for ${name}` : `Emails ${frequency} for ${name}`
}
