import { insertRows, type InsertRow } from '../../host/db/insert-rows'
import type { Transaction } from '../../host/db/transaction'
import { createRandom } from '../../host/lib/random'
import { labelsOf } from './labels'
import { type CopyPlan, type PlannedCompany, readCompanyIds } from './plan'
import { draftReview } from './reviews'
import type { Slice } from './slices'

/** Large employers have more reviews. */
const BY_SIZE = { '1-49': 1, '50-249': 3, '250-999': 6, '1000-4999': 9, '5000+': 13 } as const
/** Employers with too few reviews for a rating, and one with none: pages must look right with those too. */
const FEW: Readonly<Record<string, number>> = {
  'Sprocket & Pine': 0,
  Signalbox: 1,
  Brightlaw: 2,
  'Loop Cargo Bikes': 2,
}

export async function insertReviews(
  trx: Transaction,
  plan: CopyPlan,
  { from, to, count }: Slice & { count: number },
): Promise<void> {
  const rows = drafted.get(plan) ?? draftRows(plan, await readCompanyIds(trx, plan), count)
  drafted.set(plan, rows)
  await insertRows(trx, { into: 'reviews', rows: rows.slice(from, to) })
}

/** Drafted once for all slices of a copy, because a label depends on the number of similar reviews. */
const drafted = new WeakMap<CopyPlan, InsertRow<'reviews'>[]>()

function draftRows(plan: CopyPlan, ids: ReadonlyMap<string, number>, count: number): InsertRow<'reviews'>[] {
  const { directory, companies, copy, now } = plan
  const written = shareOut(companies, count, copy).map((company, index) =>
    draftReview(company, company.place, { directory, key: `review-${copy}-${index}`, now }),
  )
  const labels = labelsOf(written, { directory, ids })
  return written.map(({ row, company }, index) => ({
    ...row,
    public_label: '',
    ...labels[index],
    company_id: ids.get(company.slug) ?? 0,
  }))
}

/** Starts with the employers that have few reviews; the rest follow by size. */
function shareOut(companies: readonly PlannedCompany[], count: number, copy: number): PlannedCompany[] {
  const random = createRandom(`shares ${copy}`)
  const fewOf = ({ name }: PlannedCompany) => FEW[name]
  const few = companies.flatMap(company => Array.from({ length: fewOf(company) ?? 0 }, () => company))
  const many = companies.filter(company => fewOf(company) === undefined)
  // All others have at least three.
  const sure = many.flatMap(company => [company, company, company])
  const weights = many.map(({ size }) => BY_SIZE[size] * (0.5 + random.next()))
  const rest = Array.from(
    { length: count - few.length - sure.length },
    () => many[random.weighted(weights)] as PlannedCompany,
  )
  return [...few, ...sure, ...rest]
}
