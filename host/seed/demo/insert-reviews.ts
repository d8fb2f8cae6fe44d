import { insertRows } from '../../db/insert-rows'
import type { Transaction } from '../../db/transaction'
import { createRandom } from '../../lib/random'
import type { DemoCompany } from './companies'
import type { CopyPlan } from './insert-jobs'
import { labelsOf } from './labels'
import { draftReview } from './reviews'
import { standing } from './scores'

/** Large employers have more reviews. */
const BY_SIZE = { '1-49': 1, '50-249': 3, '250-999': 6, '1000-4999': 9, '5000+': 13 } as const
/** Employers with too few reviews for a rating, and one with none: pages must look right with those too. */
const FEW: Readonly<Record<string, number>> = {
  'Sprocket & Pine': 0,
  Signalbox: 1,
  Brightlaw: 2,
  'Loop Cargo Bikes': 2,
}

export async function insertReviews(trx: Transaction, plan: CopyPlan): Promise<void> {
  const { directory, companies, ids, copy, now, count } = plan
  const places = new Map(companies.map(company => [company.slug, standing(company)]))
  const written = shareOut(companies, count, copy).map((company, index) => {
    const place = places.get(company.slug) ?? { role: 3, company: 3, culture: 3 }
    return draftReview(company, place, { directory, key: `review-${copy}-${index}`, now })
  })
  const labels = labelsOf(written, { directory, ids })
  const rows = written.map(({ row, company }, index) => ({
    ...row,
    public_label: '',
    ...labels[index],
    company_id: ids.get(company.slug) ?? 0,
  }))
  await insertRows(trx, { into: 'reviews', rows, updatesSearch: true })
}

/** Returns the employer of each review: first those with few reviews, then the rest by size. */
function shareOut(companies: readonly DemoCompany[], count: number, copy: number): DemoCompany[] {
  const random = createRandom(`shares ${copy}`)
  const fewOf = ({ name }: DemoCompany) => FEW[name]
  const few = companies.flatMap(company => Array.from({ length: fewOf(company) ?? 0 }, () => company))
  const many = companies.filter(company => fewOf(company) === undefined)
  // All others have at least three.
  const sure = many.flatMap(company => [company, company, company])
  const weights = many.map(({ size }) => BY_SIZE[size] * (0.5 + random.next()))
  const rest = Array.from(
    { length: count - few.length - sure.length },
    () => many[random.weighted(weights)] as DemoCompany,
  )
  return [...few, ...sure, ...rest]
}
