import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { keepAliveClient } from '../support/keep-alive'
import { REGISTRATION } from '../support/registration'
import { type OwnSite, ownSite } from '../support/site'

const server = await startPostgres()
const reason = server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'
const SOON = { timeout: 30_000, interval: 100 }
const CLIENTS = 100

describe.skipIf(!server)(`connections of a host${reason}`, () => {
  const db = new pg.Pool({ connectionString: server?.url })
  let site: OwnSite
  const start = (settings: Record<string, string> = {}) =>
    ownSite({ DATABASE_URL: server?.url ?? '', DEMO_DATA: 'off', ...settings })

  beforeAll(async () => {
    site = await start()
  }, 120_000)
  afterAll(async () => {
    await site.stop()
    await db.end()
    await server?.stop()
  })

  describe('a request that takes longer than five seconds', () => {
    const SLOW = ['sessions', 'faqs']

    it('is answered with 503, and its later work changes nothing', async () => {
      await db.query(`create function slowly() returns boolean stable language plpgsql as
        $$ begin perform pg_sleep(4); return true; end $$`)
      for (const table of SLOW) {
        await db.query(`alter table ${table} rename to ${table}_kept;
          create view ${table} as select * from ${table}_kept where slowly()`)
      }
      const client = keepAliveClient(site.url)
      const late = await client.send('/faqs', { headers: { Cookie: 'session=unknown' } })
      expect([late.status, late.headers['retry-after']]).toEqual([503, '5'])

      const running = async () => {
        const { rows } = await db.query(
          "select 1 from pg_stat_activity where application_name = 'firstrung' and state = 'active' and query ~ 'faqs'",
        )
        return rows.length
      }
      await expect.poll(running, SOON).toBe(1)
      await expect.poll(running, SOON).toBe(0)
      for (const table of SLOW) {
        await db.query(`drop view ${table}; alter table ${table}_kept rename to ${table}`)
      }
      const next = await client.send('/faqs')
      expect([next.status, next.body]).toEqual([200, expect.stringContaining('</html>')])
      client.close()
    })

    it('opens an account with its answer or not at all', async () => {
      const { email } = REGISTRATION
      const form = new URLSearchParams(REGISTRATION)
      const register = () =>
        fetch(`${site.url}/register`, { method: 'POST', body: form, redirect: 'manual', headers: { Origin: site.url } })
      const accounts = async () => (await db.query('select id from users where email = $1', [email])).rowCount
      const slowInserts = (table: string) =>
        db.query(`create trigger slow before insert on ${table} for each statement execute function insert_slowly()`)
      await db.query(`create function insert_slowly() returns trigger language plpgsql as
        $$ begin perform pg_sleep(3); return new; end $$`)

      await slowInserts('users')
      await slowInserts('consents')
      expect((await register()).status).toBe(503)
      const inserting = async () => {
        const { rows } = await db.query(
          "select 1 from pg_stat_activity where application_name = 'firstrung' and xact_start is not null and query ~ 'consents|users'",
        )
        return rows.length
      }
      await expect.poll(inserting, SOON).toBe(0)
      expect(await accounts()).toBe(0)

      await db.query('drop trigger slow on consents')
      await slowInserts('sessions')
      const answer = await register()
      expect([answer.status, await accounts()]).toEqual([303, 1])
      expect(answer.headers.get('Set-Cookie')).toContain('session=')
      await db.query('drop function insert_slowly cascade')
    })

    it('fails together with all that wait for the same page', async () => {
      const lock = await db.connect()
      await lock.query('begin; lock table faqs in access exclusive mode')
      const answers = Array.from({ length: 20 }, () => fetch(`${site.url}/faqs?same=1`))
      await Promise.race(answers)
      // Frees the lock only now: a request that started after it would succeed.
      await lock.query('rollback')
      lock.release()
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(statuses).toEqual(Array.from({ length: 20 }, () => 503))
      expect((await fetch(`${site.url}/faqs?same=1`)).status).toBe(200)
    })
  })

  describe('a client that stops in the middle of a request', () => {
    const answerTo = async (start: string) => {
      const { hostname, port } = new URL(site.url)
      const socket = connect(Number(port), hostname)
      socket.write(start)
      return text(socket)
    }

    it('is disconnected after the documented times', async () => {
      const began = Date.now()
      const elapsed = async (start: string) => {
        expect(await answerTo(start)).toMatch(/^HTTP\/1\.1 408 /)
        return Date.now() - began
      }
      const [headers, body] = await Promise.all([
        elapsed('GET /faqs HTTP/1.1\r\nHost: localhost\r\nX-Half: '),
        elapsed(
          `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nemail=`,
        ),
      ])
      expect(headers).toBeGreaterThan(9_500)
      expect(headers).toBeLessThan(16_000)
      expect(body).toBeGreaterThan(29_500)
      expect(body).toBeLessThan(36_000)
    })
  })

  describe('SIGTERM', () => {
    it(`loses no request of ${CLIENTS} keep-alive connections, then ends with 0`, async () => {
      const { url, child, readLog } = await start({ LOG_LEVEL: 'info' })
      const paths = ['/faqs', '/healthz', '/search-jobs', '/faqs?cached=no', '/robots.txt']
      const idle = Array.from({ length: 10 }, () => keepAliveClient(url))
      await Promise.all(idle.map(client => client.send('/healthz')))

      const answered = Array.from({ length: CLIENTS }, () => 0)
      /** Sends requests until an answer closes the connection. Returns the error if the connection breaks. */
      const sendAlways = async (_: number, client: number): Promise<unknown> => {
        const { send } = keepAliveClient(url)
        let i = 0
        try {
          for (; ; i += 1) {
            const answer = await send(paths[i % paths.length] ?? '/')
            answered[client] = i + 1
            if (answer.status !== 200 || answer.headers.connection === 'close') {
              return answer.status
            }
          }
        } catch (error) {
          return `${String(error)} after ${i} answers`
        }
      }
      const busy = answered.map(sendAlways)
      // A client without a connection would be refused.
      await expect.poll(() => Math.min(...answered), SOON).toBeGreaterThan(2)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      // These connections were idle until the signal: the next request is answered, and closes the connection.
      await expect.poll(readLog, SOON).toContain('"msg":"stopping"')
      for (const { status, headers } of await Promise.all(idle.map(client => client.send('/faqs')))) {
        expect([status, headers.connection]).toEqual([200, 'close'])
      }
      expect(await Promise.all(busy)).toEqual(Array.from({ length: CLIENTS }, () => 200))
      expect(await ended).toEqual([0, null])
    })

    it('resets none of 200 connections that wait to be taken', async () => {
      const { url, child } = await start()
      const { hostname, port } = new URL(url)
      const ended = once(child, 'exit')
      // A stopped process accepts no connections: the system queues them.
      child.kill('SIGSTOP')
      const answers = Array.from({ length: 200 }, async () => {
        const socket = connect(Number(port), hostname)
        await once(socket, 'connect')
        socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
        return { answer: text(socket) }
      })
      const waiting = await Promise.all(answers)
      child.kill('SIGTERM')
      child.kill('SIGCONT')
      const kinds = await Promise.all(
        waiting.map(({ answer }) =>
          answer.then(
            head => head.slice(0, 12),
            (error: Error) => error.message,
          ),
        ),
      )
      expect(new Set(kinds)).toEqual(new Set(['HTTP/1.1 200']))
      expect(await ended).toEqual([0, null])
    })

    it('closes the connections of silent clients first, and answers a request that is still being sent', async () => {
      const { url, child } = await start()
      const { hostname, port } = new URL(url)
      const silent = connect(Number(port), hostname)
      const received = once(silent, 'data')
      silent.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
      expect(String(await received)).toContain('HTTP/1.1 200')

      const sending = connect(Number(port), hostname)
      const answer = text(sending)
      const lines = ['POST /contact HTTP/1.1', `Host: localhost:${port}`, `Origin: ${url}`, 'Expect: 100-continue']
      sending.write(`${lines.join('\r\n')}\r\nContent-Length: 6\r\n`)
      // The host asks for the body once it has read the head of the request.
      const expected = once(sending, 'data')
      sending.write('Content-Type: application/x-www-form-urlencoded\r\n\r\n')
      await expected
      const ended = once(child, 'exit')
      const closed = once(silent.resume(), 'close')
      child.kill('SIGTERM')
      await closed
      sending.write('name=M')
      expect(await answer).toMatch(/HTTP\/1\.1 422 [^]*\r\nConnection: close\r\n/)
      expect(await ended).toEqual([0, null])
    })

    it('takes connections for DRAIN_DELAY_SECONDS, not ready and each for one request', async () => {
      const { url, child } = await start({ DRAIN_DELAY_SECONDS: '5' })
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const readiness = async () => {
        const client = keepAliveClient(url)
        return (await client.send('/readyz').finally(client.close)).body
      }
      await expect.poll(readiness, SOON).toBe('{"status":"stopping"}')
      const { status, headers } = await keepAliveClient(url).send('/faqs')
      expect([status, headers.connection]).toEqual([200, 'close'])
      expect(await ended).toEqual([0, null])
      await expect(fetch(url)).rejects.toThrow()
    })
  })
})
