import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBuilds } from '../../../../host/features/public/embed/builds'
import { EMBED_NAMES } from '../../../../host/features/public/embed/catalogue'
import { root } from '../../../../host/lib/root'
import { createTestHost, type TestHost } from '../../../support/host'

const STUB_BUDGET = 900
const FIVE_WIDGETS_BUDGET = 28_500
const FIVE = ['rating-summary', 'star-rating', 'top-employer-card', 'related-reviews', 'company-jobs']

let host: TestHost
let builds: ReturnType<typeof readBuilds>

beforeAll(async () => {
  host = await createTestHost()
  builds = readBuilds(root, host.services.config.DATA_DIR)
})
afterAll(() => host.close())

const gzipBytes = (code: string | Buffer) => gzipSync(code, { level: 9 }).length

describe('the files of embeds', () => {
  it('the channel is checked every five minutes, a build never', async () => {
    const { hash } = builds.manifest
    const channel = await host.request('/embed/v1/embed.js')
    const pinned = await host.request(`/embed/${hash}/embed.js`)
    expect(channel.headers.get('Cache-Control')).toMatch(/^public, max-age=300, /)
    expect(pinned.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    for (const { headers } of [channel, pinned]) {
      expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(headers.get('Set-Cookie')).toBeNull()
    }
    expect(await channel.text()).toContain(`../${hash}/core.js`)
    expect(await pinned.text()).not.toContain(hash)
  })

  it('the manifest has the integrity of every file that is served', async () => {
    const { hash, files } = (await (await host.request(`/embed/${builds.manifest.hash}/manifest.json`)).json()) as {
      hash: string
      files: Record<string, { integrity: string }>
    }
    for (const [name, { integrity }] of Object.entries(files)) {
      const source = Buffer.from(await (await host.request(`/embed/${hash}/${name}`)).arrayBuffer())
      expect(`sha384-${createHash('sha384').update(source).digest('base64')}`, name).toBe(integrity)
    }
  })

  it('an unknown build is 404, never another one', async () => {
    for (const file of ['0000000000/embed.js', `${builds.manifest.hash}/nothing.js`, 'v2/embed.js']) {
      expect((await host.request(`/embed/${file}`)).status).toBe(404)
    }
  })

  it('the last five builds stay, also when dist has been replaced', () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'embed-'))
    const dataDir = path.join(copy, 'data')
    const dist = path.join(copy, 'dist/embed')
    cpSync(path.join(root, 'dist/embed'), dist, { recursive: true })
    let last = builds.manifest.hash
    for (const [index, hash] of ['build1', 'build2', 'build3', 'build4', 'build5', 'build6'].entries()) {
      renameSync(path.join(dist, last), path.join(dist, hash))
      writeFileSync(path.join(dist, 'current.json'), JSON.stringify({ hash, stub: '' }))
      readBuilds(copy, dataDir)
      utimesSync(path.join(dataDir, 'embed', hash), index, index)
      last = hash
    }
    const { find } = readBuilds(copy, dataDir)
    expect(find('build2', 'core.js')?.identity.length).toBeGreaterThan(0)
    expect(find('build1', 'core.js')).toBeUndefined()
    expect(readdirSync(path.join(dataDir, 'embed'))).toHaveLength(5)
  })
})

describe('the size of embeds', () => {
  it(`the script of a page is at most ${STUB_BUDGET} bytes`, () => {
    const pinned = builds.find(builds.manifest.hash, 'embed.js')?.identity ?? ''
    expect(Math.max(gzipBytes(builds.stub), gzipBytes(pinned))).toBeLessThanOrEqual(STUB_BUDGET)
  })

  it(`five of them are at most ${FIVE_WIDGETS_BUDGET} bytes, style sheets included`, () => {
    const { files, widgets } = builds.manifest
    const scripts = new Set(['embed.js', ...FIVE.flatMap(name => widgets[name] ?? [])])
    const bytes = [...scripts].reduce((sum, file) => sum + (files[file]?.gzip ?? Infinity), 0)
    expect(bytes).toBeLessThanOrEqual(FIVE_WIDGETS_BUDGET)
  })

  it('every embed of the host is in the build, and nothing of it evaluates text', () => {
    expect(Object.keys(builds.manifest.widgets)).toEqual(EMBED_NAMES)
    for (const name of Object.keys(builds.manifest.files).filter(file => file.endsWith('.js'))) {
      const code = readFileSync(path.join(root, 'dist/embed', builds.manifest.hash, name), 'utf8')
      expect(code, name).not.toMatch(/\beval\(|new Function|document\.cookie|localStorage|sessionStorage/)
    }
  })
})
