import { hash } from '@node-rs/argon2'
import { insertRows } from '../../host/db/insert-rows'
import type { Transaction } from '../../host/db/transaction'

interface DemoAccount {
  email: string
  password: string
  firstName: string
  lastName: string
  role?: 'moderator'
}

/** The start prints these accounts with their passwords, so they exist in demo data only. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'student@firstrung.test', password: 'first-rung-2026', firstName: 'Sam', lastName: 'Okafor' },
  { email: 'newcomer@firstrung.test', password: 'first-rung-2026', firstName: 'Robin', lastName: 'Price' },
  {
    email: 'moderator@firstrung.test',
    password: 'first-rung-2026',
    firstName: 'Morgan',
    lastName: 'Ellis',
    role: 'moderator',
  },
]

/** OWASP's first recommended parameters for Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the id of the first account, which wrote some of the reviews. */
export async function insertAccounts(trx: Transaction, now: Date): Promise<number> {
  const rows = await Promise.all(
    DEMO_ACCOUNTS.map(async account => ({
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      role: account.role ?? ('user' as const),
      password_hash: await hash(account.password, COST),
      email_verified_at: now,
      created_at: now,
      updated_at: now,
    })),
  )
  const stored = await insertRows(trx, {
    into: 'users',
    rows,
    onConflict: '(email) do update set password_hash = excluded.password_hash, role = excluded.role',
    returning: ['id', 'email'],
  })
  return stored.find(row => row.email === DEMO_ACCOUNTS[0]?.email)?.id as number
}
