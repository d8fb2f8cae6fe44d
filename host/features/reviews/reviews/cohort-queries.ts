import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '../../../db/transaction'
import { isPublishedReview } from '../../../db/visibility'
import { canNameTown } from './public-label'

/** The facts that could identify an author when combined. */
interface Cohort {
  companyId: number
  roleId: number | null
  /** As exact as known; null if unknown. */
  place: string | null
  year: number
}

/** Hashed, because the place of a generalised review must not be stored in plain text. */
export function cohortKey({ companyId, roleId, place, year }: Cohort): string {
  return createHash('sha256')
    .update(JSON.stringify([companyId, roleId, place, year]))
    .digest('base64url')
}

export async function countOthers(trx: Transaction, cohort: string, reviewId: number | null): Promise<number> {
  const row = await trx
    .selectFrom('reviews')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('cohort', '=', cohort)
    .where(isPublishedReview())
    .where('id', '!=', reviewId ?? 0)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function countCohorts(trx: Transaction, cohorts: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('reviews')
    .select(eb => ['cohort', eb.fn.countAll<number>().as('count')])
    .where('cohort', 'in', ['', ...new Set(cohorts)])
    .where(isPublishedReview())
    .groupBy('cohort')
    .execute()
  return new Map(rows.map(({ cohort, count }) => [cohort ?? '', count]))
}

/** Removes the town from the reviews of a cohort that is too small to show it. */
export async function generaliseSmallCohort(trx: Transaction, cohort: string | null): Promise<void> {
  if (cohort === null || canNameTown(await countOthers(trx, cohort, null))) {
    return
  }
  await trx
    .updateTable('reviews')
    .set({
      place_id: null,
      place_name: sql`generalised ->> 'place_name'`,
      public_label: sql`generalised ->> 'public_label'`,
      team: null,
      study_year: null,
      details: sql`details - 'livedIn'`,
      generalised: null,
    })
    .where('cohort', '=', cohort)
    .where('generalised', 'is not', null)
    .execute()
}
