import type { NewRow, Row } from '../../../host/db/tables'
import type { Transaction } from '../../../host/db/transaction'
import { cohortKey, countCohorts } from '../../../host/features/reviews/reviews/cohort-queries'
import { canNameTown } from '../../../host/features/reviews/reviews/public-label'
import type { KnownPlace } from '../values/gazetteer'
import { identityOf } from './types'

/** The label does not contain the place yet. */
type Described = Pick<NewRow<'reviews'>, 'company_id' | 'role_id' | 'place_id' | 'place_name' | 'public_label'> & {
  source: string
  source_id: string
}

interface Known {
  stored: ReadonlyMap<string, Row<'reviews'>>
  /** In the order of the reviews. */
  years: readonly number[]
  places: readonly KnownPlace[]
}

/**
 * Adds the place to the labels of reviews: the town from the fifth published review of the same employer, role, place
 * and year, and the region before that. A review that is imported again keeps its label.
 */
export async function describeAuthors<T extends Described>(
  trx: Transaction,
  rows: readonly T[],
  { stored, years, places }: Known,
) {
  const cohorts = rows.map((row, index) => cohortOf(row, years[index] ?? 0))
  const sizes = await countCohorts(trx, cohorts)
  const regions = new Map(places.map(({ id, region }) => [id, region]))
  return rows.map((row, index) => {
    const cohort = cohorts[index] ?? ''
    const known = stored.get(identityOf(row.source, row.source_id))
    const isKnown = known?.cohort === cohort
    const size = (sizes.get(cohort) ?? 0) + (isKnown ? 0 : 1)
    sizes.set(cohort, size)
    const region = regions.get(row.place_id ?? 0) ?? null
    // PostgreSQL returns the shorter key first, and both orders must match for comparison.
    const safe = { place_name: region, public_label: withPlace(row.public_label, region) }
    const hasPlace = (row.place_id ?? null) !== null
    const isExact = hasPlace && (isKnown ? known.generalised !== null : canNameTown(size))
    return isExact
      ? { ...row, public_label: withPlace(row.public_label, row.place_name), cohort, generalised: safe }
      : { ...row, place_id: null, ...safe, cohort, generalised: null }
  })
}

const cohortOf = ({ company_id, role_id, place_name }: Described, year: number): string =>
  cohortKey({ companyId: company_id, roleId: role_id ?? null, place: place_name ?? null, year })

const withPlace = (label: string, place: string | null | undefined): string => [label, place].filter(Boolean).join(', ')
