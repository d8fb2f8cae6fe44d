import { readFileSync } from 'node:fs'
import path from 'node:path'
import { canonicalEmail } from '@firstrung/api/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../host/db'
import { createTestDatabase, type TestDatabase } from '../../support/database'

const FILE = path.resolve(import.meta.dirname, '../../../host/db/migrations/0130-canonical-emails.sql')
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await migrate(database)
})
afterAll(() => database.close())

it('accounts of before get the spelling that the site compares by; of two that become one, the older', async () => {
  const before = [
    'plain@example.test',
    'zoë@bücher.example',
    'zoe\u0308@example.test',
    'maya\u200b@example.test',
    'li@例え.テスト',
    'li@mañana.straße.example',
    'ana@ελλάδα.example',
  ]
  const spellings = ['sam@bücher.example', 'sam@xn--bcher-kva.example']
  const names = { first_name: 'Sam', last_name: '', password_hash: '' }
  for (const email of [...before, ...spellings]) {
    await database.db
      .insertInto('users')
      .values({ ...names, email })
      .execute()
  }
  await sql.raw(readFileSync(FILE, 'utf8')).execute(database.db)
  const rows = await database.db.selectFrom('users').select('email').orderBy('id').execute()
  expect(rows.map(({ email }) => email)).toEqual([...before.map(canonicalEmail), ...spellings])
})
