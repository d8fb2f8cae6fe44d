import { insertRows } from '../../db/insert-rows'
import type { Transaction } from '../../db/transaction'
import { companyRow, type DemoCompany, galleryRows, listCompanies } from './companies'
import type { Directory } from './directory'

export interface StoredCompanies {
  companies: readonly DemoCompany[]
  /** Ids by slug. */
  ids: ReadonlyMap<string, number>
}

export async function insertCompanies(
  trx: Transaction,
  directory: Directory,
  { copy, now }: { copy: number; now: Date },
): Promise<StoredCompanies> {
  const companies = listCompanies(copy)
  const rows = companies.map(company => companyRow(company, directory, now))
  const stored = await insertRows(trx, { into: 'companies', rows, returning: ['id', 'slug'] })
  const ids = new Map(stored.map(row => [row.slug as string, row.id as number]))
  const gallery = companies.flatMap((company, index) => galleryRows(company, ids.get(company.slug) ?? 0, index))
  await insertRows(trx, { into: 'gallery_items', rows: gallery })
  return { companies, ids }
}
