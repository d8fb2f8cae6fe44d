import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../host/config'
import { addressKey } from '../../../host/http/address-key'
import type { State } from '../../../host/http/context'
import { requestHost, trustProxies } from '../../../host/http/proxies'
import { createTestHost, type TestHost } from '../../support/host'

const LIMIT = 5
/** By the value of TRUST_PROXY. */
const hosts = new Map<string, TestHost>()

beforeAll(async () => {
  for (const TRUST_PROXY of ['off', '1', '2']) {
    hosts.set(TRUST_PROXY, await createTestHost({ RATE_LIMITS: 'on', TRUST_PROXY }))
  }
})
afterAll(() => Promise.all([...hosts.values()].map(host => host.close())))

describe('the address that limits count', () => {
  it.each([
    ['1', 'the right-most entry', (index: number) => `10.9.8.${index}, 192.0.2.7`, 429],
    ['1', 'another client behind the same proxy', (index: number) => `192.0.2.7, 10.9.8.${index}`, 422],
    ['2', 'the second entry from the right', (index: number) => `10.9.8.${index}, 192.0.2.7, 172.16.0.${index}`, 429],
    ['1', 'all addresses of a /64 network', (index: number) => `2001:DB8:0:1::${index}`, 429],
    ['1', 'networks apart', (index: number) => `2001:db8:0:${index}::1`, 422],
    ['1', 'the entry without its port', (index: number) => `192.0.2.9:${5000 + index}`, 429],
    ['1', 'the proxy, for an entry without an address', (index: number) => `192.0.2.9, unknown-${index}`, 429],
    ['off', 'the connection, whatever the header says', (index: number) => `192.0.2.${index}`, 429],
  ])('with TRUST_PROXY=%s is %s', async (trusted, what, forwarded, last) => {
    const email = `${what.replace(/\W+/g, '-')}@example.test`
    const statuses: (number | undefined)[] = []
    for (let index = 0; index <= LIMIT; index++) {
      const headers = { 'X-Forwarded-For': forwarded(index) }
      statuses.push((await hosts.get(trusted)?.post('/login', { email, password: 'wrong' }, { headers }))?.status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, last])
  })
})

describe('the host name that is checked', () => {
  it('is the forwarded one only behind a proxy, and only the entry that the proxy wrote', async () => {
    const status = async (trusted: string, name: string) =>
      (await hosts.get(trusted)?.request('/faqs', { headers: { 'X-Forwarded-Host': name } }))?.status
    expect(await status('1', 'evil.test, firstrung.test')).toBe(200)
    expect(await status('1', 'firstrung.test, evil.test')).toBe(421)
    expect(await status('off', 'evil.test')).toBe(200)
  })
})

describe('what Koa makes of the reduced headers', () => {
  let server: Server
  let url = ''
  let hops = 0

  beforeAll(async () => {
    const app = new Koa<State>({ proxy: true })
    app.use(async (ctx, next) => {
      await trustProxies(hops)(ctx, next)
    })
    app.use(ctx => {
      ctx.body = { ip: ctx.ip, protocol: ctx.protocol, host: requestHost(ctx.req.headers) }
    })
    server = createServer(app.callback() as Parameters<typeof createServer>[1]).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  const seen = async (trusted: number) => {
    hops = trusted
    const headers = {
      'X-Forwarded-For': '203.0.113.1, 203.0.113.2, [2001:db8::7]:99',
      'X-Forwarded-Proto': 'https, http, https',
      'X-Forwarded-Host': 'a.test, b.test, c.test:8080',
    }
    return (await fetch(url, { headers })).json() as Promise<unknown>
  }

  it('is what the outermost trusted proxy wrote', async () => {
    expect(await seen(0)).toEqual({ ip: '127.0.0.1', protocol: 'http', host: url.slice('http://'.length) })
    expect(await seen(1)).toEqual({ ip: '2001:db8::7', protocol: 'https', host: 'c.test:8080' })
    expect(await seen(2)).toEqual({ ip: '203.0.113.2', protocol: 'http', host: 'b.test' })
    expect(await seen(9)).toEqual({ ip: '203.0.113.1', protocol: 'https', host: 'a.test' })
  })
})

describe('addressKey', () => {
  it.each([
    [
      '2001:db8:1:2::',
      ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::', '2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2::1%eth0'],
    ],
    ['::', ['::1', '0:0:0:0::1', '0:0::2']],
    ['2001:db8::', ['2001:db8::1', '2001:db8:0:0:1::']],
    ['fe80::', ['fe80::1%eth0', 'FE80::2%1']],
  ])('is the network %s for every notation', (network, addresses) => {
    expect(addresses.map(addressKey)).toEqual(addresses.map(() => `${network}/64`))
  })

  it('is the IPv4 address of a mapped one, however it is written', () => {
    const mapped = ['1.2.3.4', '::ffff:1.2.3.4', '::FFFF:102:304', '0:0:0:0:0:ffff:1.2.3.4', '::ffff:0102:0304']
    expect(mapped.map(addressKey)).toEqual(mapped.map(() => '1.2.3.4'))
  })
})

it('a number of proxies that is none is a fault of the settings', () => {
  expect(loadConfig({}).TRUST_PROXY).toBe(0)
  expect(loadConfig({ TRUST_PROXY: 'on' }).TRUST_PROXY).toBe(1)
  expect(() => loadConfig({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY')
  expect(() => loadConfig({ TRUST_PROXY: '-1' })).toThrow('TRUST_PROXY')
})
