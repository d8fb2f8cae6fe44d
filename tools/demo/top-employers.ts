import type { Transaction } from '../../host/db/transaction'
import { listYear, publishYear } from '../../host/features/public/top-employers'

const YEARS = 3

export async function insertTopEmployers(trx: Transaction, now: Date): Promise<void> {
  await trx.deleteFrom('top_employer_lists').execute()
  for (let back = YEARS - 1; back >= 0; back -= 1) {
    const until = new Date(now)
    until.setUTCFullYear(now.getUTCFullYear() - back)
    await publishYear(trx, { year: listYear(until), until })
  }
}
