/** Beginnings of the files whose result depends on the database engine: the others run on PostgreSQL only, if it is there. */
export const DIALECT = [
  'tests/host/db/',
  'tests/host/import/',
  'tests/host/search/location-index',
  'tests/host/search/phrases',
  'tests/host/search/places',
  'tests/host/search/stored-counts',
  'tests/host/search/words',
  'tests/host/seed.test.ts',
]

/** Returns whether a host test runs on the embedded database as well: in a full run each does. */
export const isDialect = file => Boolean(process.env.FULL_TESTS) || DIALECT.some(start => file.startsWith(start))

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

/** Runs on the embedded database what `runHost` has proved on a server only. */
export async function runHostEmbedded({ files = process.env.FULL_TESTS ? ['tests/host/'] : DIALECT }, run) {
  const { findPostgres } = await import('../postgres.mjs')
  return process.env.TEST_DATABASE_URL || findPostgres()
    ? run(files, { TEST_DATABASE_URL: '' })
    : { kind: 'none', code: 0, output: 'the step "host" ran embedded' }
}
