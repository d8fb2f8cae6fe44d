export const EMBEDDED = ['tests/host/db/framing', 'tests/host/db/lock', 'tests/host/db/open', 'tests/host/import/cli']
/**
 * Prefixes of the test files whose result depends on the database engine: the others run only on PostgreSQL if there is
 * a server.
 */
export const DIALECT = [
  'tests/host/db/',
  'tests/host/import/adverts',
  'tests/host/import/employers',
  'tests/host/import/reviews',
  'tests/host/search/location-index',
  'tests/host/search/phrases',
  'tests/host/search/places',
  'tests/host/search/stored-counts',
  'tests/host/search/words',
]

const startsWithOneOf = (file, starts) => starts.some(start => file.startsWith(start))
export const isEmbedded = file => startsWithOneOf(file, EMBEDDED)

/** Returns whether a host test runs on the embedded database as well: in a full run each does. */
export const isDialect = file => Boolean(process.env.FULL_TESTS) || startsWithOneOf(file, [...EMBEDDED, ...DIALECT])

/** Runs the host suite on a PostgreSQL server; if there is none, on the embedded database. */
export async function runHost(run) {
  const { findPostgres, startPostgres } = await import('../postgres.mjs')
  const url = process.env.TEST_DATABASE_URL
  if (!url && !findPostgres()) {
    return { ...(await run({})), note: 'on the embedded database, there is no PostgreSQL here' }
  }
  const server = url ? { url, stop: () => {} } : await startPostgres()
  try {
    return { ...(await run({ TEST_DATABASE_URL: server.url })), note: 'on PostgreSQL' }
  } finally {
    await server.stop()
  }
}

/** Runs the embedded database's own tests, and those that `runHost` has run on a server only. */
export async function runHostEmbedded(
  { files = process.env.FULL_TESTS ? ['tests/host/'] : [...EMBEDDED, ...DIALECT] },
  run,
) {
  const { findPostgres } = await import('../postgres.mjs')
  const remaining = process.env.TEST_DATABASE_URL || findPostgres() ? files : files.filter(isEmbedded)
  return remaining.length > 0
    ? run(remaining, { TEST_DATABASE_URL: '' })
    : { kind: 'none', code: 0, output: 'the step "host" ran embedded' }
}
