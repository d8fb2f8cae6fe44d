import type { InsertRow } from '../../host/db/insert-rows'
import type { Transaction } from '../../host/db/transaction'
import type { Section } from '../../host/features/reviews/reviews'
import { companyRow, type DemoCompany, galleryRows, listCompanies } from './companies'
import { type Directory, readDirectory } from './directory'
import { standing } from './scores'

/** The plan of a copy depends only on its number and time, not on the parts that are already written. */
export interface CopyPlan {
  copy: number
  /** The time that all dates are relative to. */
  now: Date
  directory: Directory
  companies: readonly PlannedCompany[]
}

export interface PlannedCompany extends DemoCompany {
  row: InsertRow<'companies'>
  gallery: (companyId: number) => InsertRow<'gallery_items'>[]
  /** The average quality of working there. */
  place: Record<Section, number>
}

export async function planCopy(trx: Transaction, { copy, now }: { copy: number; now: Date }): Promise<CopyPlan> {
  const directory = await readDirectory(trx)
  const companies = listCompanies(copy).map((company, index): PlannedCompany => {
    // All three draw from the company's random numbers, so their order is part of the data.
    const row = companyRow(company, directory, now)
    const pictures = galleryRows(company, 0, index)
    const place = standing(company)
    return { ...company, row, place, gallery: company_id => pictures.map(picture => ({ ...picture, company_id })) }
  })
  return { copy, now, directory, companies }
}

/** Call it once the employers are written. */
export async function readCompanyIds(trx: Transaction, { companies }: CopyPlan): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('companies')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      companies.map(({ slug }) => slug),
    )
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
