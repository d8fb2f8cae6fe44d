import { inTransaction, type Transaction } from '../../../db/transaction'
import { isLiveCompany } from '../../../db/visibility'
import { conflict, found, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { moveDrafts } from '../../reviews/review-drafts'
import { insertAct } from './act-queries'
import { refuseOwn } from './own-reviews'

interface CompanyDecision {
  companyId: number
  act: 'confirm' | 'merge'
  /** The slug of the employer to merge it into. */
  into: string
  moderatorId: number
}

/**
 * Confirms an employer that an author proposed, or merges it into an existing one: its reviews move, and its name
 * becomes an alias of the existing one. Throws 404, 403 if the moderator wrote about it, 409 if it was already decided,
 * 422 if the employer to merge into is unknown.
 */
export async function decideCompany(services: Services, decision: CompanyDecision): Promise<number> {
  const { db, data, clock } = services
  const { companyId, act, into, moderatorId } = decision
  const now = clock.now()
  const actId = await inTransaction(db, async trx => {
    const company = found(await lockCompany(trx, companyId))
    await refuseOwn(trx, moderatorId, { companyId })
    if (company.status !== 'draft') {
      throw conflict('Another moderator has decided about this employer')
    }
    const before = act === 'confirm' ? await confirm(trx, companyId, now) : await merge(trx, company, { into, now })
    return insertAct(trx, { act, moderator_id: moderatorId, company_id: companyId, before, acted_at: now })
  })
  await data.refresh()
  return actId
}

export const lockCompany = (trx: Transaction, id: number) =>
  trx.selectFrom('companies').select(['id', 'name_key', 'status']).where('id', '=', id).forUpdate().executeTakeFirst()

async function confirm(trx: Transaction, id: number, now: Date): Promise<object> {
  await trx.updateTable('companies').set({ status: 'live', updated_at: now }).where('id', '=', id).execute()
  return {}
}

interface Proposed {
  id: number
  name_key: string
}

/** The proposed employer remains, hidden and under another key, so that the merge can be undone. */
async function merge(
  trx: Transaction,
  { id, name_key }: Proposed,
  { into, now }: { into: string; now: Date },
): Promise<object> {
  const target = await trx
    .selectFrom('companies')
    .select('id')
    .where('slug', '=', into)
    .where(isLiveCompany())
    .executeTakeFirst()
  if (!target) {
    throw invalid({ company: ['Choose an employer that has a page'] })
  }
  const drafts = await moveDrafts(trx, { from: id, to: target.id })
  await trx
    .updateTable('companies')
    .set({ status: 'hidden', name_key: `${name_key} merged ${id}`, updated_at: now })
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('company_aliases')
    .values({ name_key, company_id: target.id })
    .onConflict(onConflict => onConflict.doNothing())
    .execute()
  return { target: target.id, drafts, nameKey: name_key }
}
