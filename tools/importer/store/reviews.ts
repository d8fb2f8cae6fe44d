import { insertRows, type InsertRow } from '../../../host/db/insert-rows'
import type { Row, RowChange } from '../../../host/db/tables'
import type { Transaction } from '../../../host/db/transaction'
import { generaliseSmallCohort } from '../../../host/features/reviews/reviews/cohort-queries'
import { recalculateRatings } from '../../../host/features/reviews/reviews/ratings-commands'
import type { ReviewRecord } from '../records/types'
import { describeAuthors } from './cohorts'
import { createEmployers, employerIdOf } from './employers'
import { idOf } from './references'
import { changesOf } from './same'
import { identityOf, type Outcome, type StoreContext, type Stored } from './types'

/** Also updates the ratings of the employers. */
export async function storeReviews(
  trx: Transaction,
  records: readonly ReviewRecord[],
  context: StoreContext,
): Promise<Stored> {
  const created = await createEmployers(trx, records, context)
  const stored = await findStored(trx, records)
  const read = records.map(record => columnsOf(record, created, context))
  const years = records.map(({ year }) => year)
  const wanted = await describeAuthors(trx, read, { stored, years, places: context.references.places })
  const outcomes: Outcome[] = []
  const fresh: InsertRow<'reviews'>[] = []
  const touched = new Set<number>()
  for (const [index, row] of wanted.entries()) {
    const known = stored.get(identityOf(row.source, row.source_id))
    const undated = records[index]?.undated ?? false
    const outcome = known ? await update(trx, { known, row, undated, now: context.now }) : 'new'
    if (known && known.cohort !== row.cohort) {
      await generaliseSmallCohort(trx, known.cohort)
    }
    if (!known) {
      fresh.push(row as unknown as InsertRow<'reviews'>)
    }
    if (outcome !== 'unchanged') {
      touched.add(row.company_id)
      touched.add(known?.company_id ?? row.company_id)
    }
    outcomes.push(outcome)
  }
  await insertRows(trx, { into: 'reviews', rows: fresh })
  if (touched.size > 0) {
    await recalculateRatings(trx, [...touched], context.now)
  }
  return { outcomes, employers: created }
}

function columnsOf(record: ReviewRecord, created: ReadonlyMap<string, number>, context: StoreContext) {
  const { types, roles } = context.references
  return {
    ...record.row,
    company_id: employerIdOf(record, created, context.employers),
    type_id: idOf(types, record.typeSlug),
    role_id: idOf(roles, record.roleSlug),
    answers: {},
    source: record.source,
    source_id: record.sourceId,
  }
}

async function findStored(trx: Transaction, records: readonly ReviewRecord[]): Promise<Map<string, Row<'reviews'>>> {
  const rows = await trx
    .selectFrom('reviews')
    .selectAll()
    .where('source', 'in', [...new Set(records.map(record => record.source))])
    .where(
      'source_id',
      'in',
      records.map(record => record.sourceId),
    )
    .execute()
  return new Map(rows.map(row => [identityOf(row.source, row.source_id), row]))
}

interface Change {
  known: Row<'reviews'>
  row: Awaited<ReturnType<typeof describeAuthors<ReturnType<typeof columnsOf>>>>[number]
  undated: boolean
  now: Date
}

/** Our readers' votes must not be lost, so the count only increases. */
async function update(trx: Transaction, { known, row, undated, now }: Change): Promise<Outcome> {
  const { answers: _answers, helpful, published_at, ...rest } = row
  const target = { ...rest, helpful: Math.max(known.helpful, helpful ?? 0), ...(undated ? {} : { published_at }) }
  const changes = changesOf(known, target)
  if (Object.keys(changes).length === 0) {
    return 'unchanged'
  }
  await trx
    .updateTable('reviews')
    .set({
      ...changes,
      ...(changes.generalised ? { generalised: JSON.stringify(changes.generalised) } : {}),
      updated_at: now,
    } as RowChange<'reviews'>)
    .where('id', '=', known.id)
    .execute()
  return 'updated'
}
