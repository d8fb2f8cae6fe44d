import { insertRows } from '../../host/db/insert-rows'
import type { Transaction } from '../../host/db/transaction'
import type { CopyPlan } from './plan'

export async function insertCompanies(trx: Transaction, { companies }: CopyPlan): Promise<void> {
  const rows = companies.map(({ row }) => row)
  const stored = await insertRows(trx, { into: 'companies', rows, returning: ['id', 'slug'] })
  const ids = new Map(stored.map(row => [row.slug as string, row.id as number]))
  const gallery = companies.flatMap(company => company.gallery(ids.get(company.slug) ?? 0))
  await insertRows(trx, { into: 'gallery_items', rows: gallery })
}
