import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { PoolClient } from 'pg'
import pino from 'pino'
import { createApp } from '../../host/app'
import { loadConfig } from '../../host/config'
import { createServices, type Services } from '../../host/services'
import { templateOf } from './template-of'

const ROOT = path.resolve(import.meta.dirname, '../..')

interface Statement {
  text: string
  values: unknown[]
}

/** A page as plain Koa and Nunjucks would render it: its SQL statements, a template and its values. */
export interface PlainPage {
  statements: Statement[]
  template: string
  values: string[]
}

/**
 * Renders each page once with the database of a running site and returns its statements, template and values by path.
 */
export async function plainPages(
  env: Record<string, string>,
  paths: Readonly<Record<string, string>>,
): Promise<Record<string, PlainPage>> {
  const config = loadConfig({ ...env, RATE_LIMITS: 'off', PAGE_CACHE_MB: '0', RELEASE_STAGE: 'staging', WORKER: 'off' })
  const services = await createServices(config, { root: ROOT, log: pino({ level: 'silent' }), lock: 'join' })
  services.lifecycle.apply({ type: 'prepared' })
  const statements = recordStatements(services)
  const server = createServer(createApp(services, { root: ROOT }).callback() as Parameters<typeof createServer>[1])
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const pages: Record<string, PlainPage> = {}
  for (const [name, page] of Object.entries(paths)) {
    statements.length = 0
    const html = await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`)).text()
    pages[`/${name}`] = { statements: [...statements], ...templateOf(html) }
  }
  server.closeAllConnections()
  server.close()
  await services.close()
  return pages
}

/** Records the statements that the query builder sends from now on. */
function recordStatements({ database: { pool } }: Services): Statement[] {
  const statements: Statement[] = []
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  pool.connect = (async () => {
    const client = await connect()
    const query = client.query.bind(client) as (text: string, values: unknown[]) => Promise<unknown>
    return {
      query: (text: string, values: unknown[]) => {
        statements.push({ text, values })
        return query(text, values)
      },
      release: () => client.release(),
    }
  }) as unknown as typeof pool.connect
  return statements
}
