/** Files whose result depends on the database engine: the others run on PostgreSQL only, where there is one. */
const DIALECT = [
  'tests/host/db/',
  'tests/host/import/',
  'tests/host/routes.test.ts',
  'tests/host/search/kept',
  'tests/host/search/location-index',
  'tests/host/search/phrases',
  'tests/host/search/places',
  'tests/host/search/words',
  'tests/host/seed.test.ts',
]

/** Runs the host suite on a PostgreSQL server; where none can be started, on the embedded database. */
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

/** Runs on the embedded database what `runHost` has proved on a server only: in a full run all of it. */
export async function runHostEmbedded({ files }, run) {
  const { findPostgres } = await import('../postgres.mjs')
  if (!process.env.TEST_DATABASE_URL && !findPostgres()) {
    return { kind: 'none', code: 0, output: 'the step "host" ran embedded' }
  }
  const all = process.env.FULL_TESTS ? ['tests/host/'] : DIALECT
  const chosen = files ? files.filter(file => all.some(start => file.startsWith(start))) : all
  return chosen.length > 0
    ? run(chosen, { TEST_DATABASE_URL: '' })
    : { kind: 'none', code: 0, output: 'no change depends on the database engine' }
}
