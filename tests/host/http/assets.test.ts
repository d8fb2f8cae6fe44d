import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'

const FOLDER = path.resolve(import.meta.dirname, '../../../dist/site')
let host: TestHost
let script: string

beforeAll(async () => {
  host = await createTestHost()
  script = readdirSync(FOLDER).find(name => /^site-.*\.js$/.test(name)) ?? ''
})
afterAll(() => host.close())

describe('a built file', () => {
  it('may be kept for a year and comes compressed as asked', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await host.request(`/assets/${script}`, { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers.get('Content-Encoding')).toBe(encoding)
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
      expect(await answer.text()).toContain('import')
    }
  })

  it('comes with the fewest bytes for browsers, which name gzip first, as drawings do', async () => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
    for (const file of [`/assets/${script}`, '/pictures/cover/skyline-one.svg']) {
      const answer = await host.request(file, { headers })
      expect(answer.headers.get('Content-Encoding')).toBe('br')
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    }
  })

  it('is sent uncompressed by default', async () => {
    const answer = await host.request(`/assets/${script}`, { headers: { 'Accept-Encoding': 'identity' } })
    expect(answer.headers.get('Content-Encoding')).toBeNull()
  })

  it('is asked for again each time if its name is the same for all builds', async () => {
    const answer = await host.request('/assets/manifest.json')
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  })

  it.each([
    '/assets/',
    '/assets/site.js',
    '/assets/manifest.json.br',
    '/assets/..%2f..%2fpackage.json',
    '/assets/.env',
  ])('is not %s', async file => {
    expect((await host.request(file)).status).toBe(404)
  })
})
