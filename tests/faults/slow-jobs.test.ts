import type { QueryConfig } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '../../host/features/background'
import { createEmbeddedDatabase, type TestDatabase } from '../support/database'
import { createTestHost, type TestHost } from '../support/host'

/** With fewer rows the engine is slower: in both cases a statement that reads all rows takes too long. */
const [ROWS, SLOWDOWN] = process.env.FULL_TESTS ? [20_000, 5] : [300, 10]
/** The only search that is admitted must finish within the statement timeout, even on a busy machine. */
const SEARCH_SLOWDOWN = 3
const HANG_TIMEOUT_MS = 1_500
const SCHEDULED = jobs.filter(({ schedule }) => schedule)

describe('an engine whose statements take many times as long', () => {
  let host: TestHost
  let database: TestDatabase
  const complaints: string[] = []
  beforeAll(async () => {
    const complain = (_fields: object, message: string) => void complaints.push(message)
    const log = { info: () => undefined, warn: complain, error: complain }
    database = await createEmbeddedDatabase({ log, hangTimeoutMs: HANG_TIMEOUT_MS })
    await database.withoutTimeout(async () => {
      for (const statement of FILL) {
        await database.pool.query({ text: statement, query_timeout: 300_000 } as QueryConfig)
      }
    })
    host = await createTestHost({ PAGE_CACHE_MB: '0' }, database, pino({ level: 'silent' }))
    database.cause?.({ slow: SLOWDOWN })
  }, 300_000)
  afterAll(() => host.close())

  const search = async (words: string) => {
    const answer = await host.request(`/search-jobs?search=${words}`)
    await answer.arrayBuffer()
    return { status: answer.status, retryAfter: answer.headers.get('Retry-After') }
  }

  it.each(SCHEDULED.map(({ name }) => name))('serves visitors while %s runs, and is not restarted', async name => {
    complaints.length = 0
    const statuses = new Set<number>()
    let isRunning = true
    const running = host.runJob(name).finally(() => (isRunning = false))
    const visiting = (async () => {
      do {
        statuses.add((await host.request('/jobs/1-j')).status)
      } while (isRunning)
    })()
    await Promise.all([running, visiting])
    expect({ complaints, statuses: [...statuses] }).toEqual({ complaints: [], statuses: [200] })
  })

  it('answers as many searches as it can, and the others with 503 at once', async () => {
    complaints.length = 0
    database.cause?.({ slow: SEARCH_SLOWDOWN })
    for (const visitors of [12, 24]) {
      const answers = await Promise.all(Array.from({ length: visitors }, (_, n) => search(`engineer+${visitors}+${n}`)))
      expect(answers.map(({ status }) => status)).toContain(200)
      const others = answers.filter(({ status }) => status !== 200)
      expect(others).toEqual(others.map(() => ({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) as string })))
    }
    expect(complaints).toEqual([])
  })
})

const FILL = [
  `insert into entities (list, slug, name) select 'job-roles', 'role-' || n, 'Role ' || n from generate_series(1, 50) n`,
  `insert into companies (slug, name, name_key) select 'e' || n, 'Employer ' || n, 'employer ' || n
   from generate_series(1, ${ROWS}) n`,
  `insert into jobs (slug, company_id, title, description, published_at, deadline_at)
   select 'j', n, 'Engineer for ' || substr(md5((n / 2)::text), 1, 9), '<p>Help us.</p>', now(), '2026-12-01'
   from generate_series(1, ${ROWS}) n`,
  `insert into reviews (slug, company_id, role_id, headline, job_title, overall, public_label, difficulty, hours_per_week, published_at)
   select 'r', 1 + n % 40, (select min(id) from entities where list = 'job-roles') + n % 50, 'Real work', 'Engineer', 4,
     'Student', 3, 35, '2026-09-01' from generate_series(1, ${ROWS}) n`,
  'analyze',
]
