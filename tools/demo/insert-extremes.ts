import { insertRows } from '../../host/db/insert-rows'
import type { Transaction } from '../../host/db/transaction'
import { SOURCE } from './companies'
import type { CopyPlan } from './plan'
import { extremes } from './texts'
import { daysFrom } from './time'

export function countExtremes(table: 'jobs' | 'reviews'): number {
  return extremes.filter(({ into }) => into === table).length
}

export async function insertExtremes(trx: Transaction, { directory, now }: CopyPlan): Promise<void> {
  const companyIds = new Map<string, unknown>()
  for (const { into, id, industry, days, columns } of extremes) {
    const row = {
      ...{ source: SOURCE, source_id: id, updated_at: now, ...columns },
      ...Object.fromEntries(Object.entries(days).map(([column, count]) => [column, daysFrom(now, count)])),
      ...(industry && { industry_id: directory.entity('company-industries', industry).id }),
      ...(into !== 'companies' && { company_id: companyIds.get(id) }),
    }
    // The database checks the columns.
    const [stored] = await insertRows(trx, { into, rows: [row as never], returning: ['id'] })
    companyIds.set(id, companyIds.get(id) ?? stored?.id)
  }
}
