import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFeeds } from '../../../tools/importer/feeds'
import { runFeeds } from '../../../tools/importer/run-feeds'
import { createTestDatabase } from '../../support/database'
import { createTestHost, type TestHost } from '../../support/host'
import { advert } from '../../support/import'

const NOW = new Date('2026-03-10T12:00:00Z')
const METRICS_TOKEN = 'a-token-of-32-characters-or-more-0123456789'
const report = {
  reject: () => undefined,
  summary: () => undefined,
  note: () => undefined,
  progress: () => undefined,
  close: () => Promise.resolve(),
}
let folder: string
let list: string
let host: TestHost

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firstrung-feeds-'))
  list = path.join(folder, 'feeds.json')
  const database = await createTestDatabase()
  vi.stubEnv('BASE_URL', 'http://firstrung.test')
  vi.stubEnv('DATA_DIR', database.dataDir)
  vi.stubEnv('DATABASE_URL', database.url)
  host = await createTestHost({ FEEDS_FILE: list, METRICS_TOKEN }, database)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await host.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => host.db.deleteFrom('feeds').execute())

const write = (name: string, content: unknown) =>
  writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
const adverts = (source: string, count: number) =>
  Array.from({ length: count }, (_, n) => advert(`${source}-${n}`, { title: `Cook ${source} ${n}`, x_source: 'other' }))
const run = async (feeds: object[], more: object = {}) => {
  await write('feeds.json', { feeds })
  return runFeeds(host.db, await readFeeds(list), { report, now: NOW, onlyDue: false, dryRun: false, ...more })
}
const results = () => host.db.selectFrom('feeds').select(['source', 'state', 'taken']).orderBy('source').execute()
const readMetric = async () => {
  const metrics = await host.text('/metrics', { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  return /^firstrung_feeds_at_fault (\d+)$/m.exec(metrics)?.[1]
}

describe('feeds of a list', () => {
  it('are files and folders with a format and mapping each, and their adverts have its source', async () => {
    await mkdir(path.join(folder, 'boards'), { recursive: true })
    await write(
      'boards/a.jsonl',
      adverts('a', 2)
        .map(one => JSON.stringify(one))
        .join('\n'),
    )
    await write('boards/b.json', adverts('b', 1))
    await write('boards/.hidden', 'x')
    await write('trades.csv', 'Ref;Was;Wo\n1;Welder;Leeds\n')
    const map = { id: 'Ref', title: 'Was', location: 'Wo' }
    const faults = await run([
      { source: 'boards', path: 'boards' },
      { source: 'trades', path: 'trades.csv', employer: 'Weld & Co', map, format: 'csv' },
    ])
    expect(faults).toEqual([])
    expect(await results()).toEqual([
      { source: 'boards', state: 'read', taken: 3 },
      { source: 'trades', state: 'read', taken: 1 },
    ])
    const jobs = await host.db
      .selectFrom('jobs')
      .select(['source', 'title'])
      .where('source', 'in', ['boards', 'trades', 'other'])
      .execute()
    expect(jobs.map(({ source, title }) => `${source}: ${title}`).sort()).toEqual([
      'boards: Cook a 0',
      'boards: Cook a 1',
      'boards: Cook b 0',
      'trades: Welder',
    ])
  })

  it('that fail, are empty or shrink by half do not stop the next one, and the site says so', async () => {
    await write('small.json', adverts('small', 8))
    await write('full.json', adverts('full', 4))
    const feeds = [
      { source: 'small', path: 'small.json' },
      { source: 'gone', path: 'gone.json' },
      { source: 'void', path: 'void.json' },
      { source: 'full', path: 'full.json', complete: true },
    ]
    await write('void.json', [])
    await run([feeds[0], feeds[3]] as object[])
    expect(await readMetric()).toBe('0')
    await write('small.json', adverts('small', 3))
    await write('full.json', adverts('full', 1))
    const faults = await run(feeds)
    expect(faults).toEqual([
      'small: 3 records were taken, and 8 by the run before',
      `gone: There is no file ${path.join(folder, 'gone.json')}`,
      `void: Nothing was taken from ${path.join(folder, 'void.json')}: it holds no records that we can read`,
      expect.stringContaining('full: Nothing was closed: full no longer lists 3 of its 4 open adverts'),
    ])
    expect((await results()).map(({ source, state }) => [source, state])).toEqual([
      ['full', 'incomplete'],
      ['gone', 'failed'],
      ['small', 'shrunk'],
      ['void', 'empty'],
    ])
    expect(await readMetric()).toBe('4')
    const html = await host.text('/status')
    expect(html).toContain('Adverts from small')
    expect(html).toContain('Fewer than half as many adverts as before, 10 March 2026')
    expect(html).not.toContain(folder)
  })

  it('are read when they are due, forgotten when they leave the list, and only counted in a dry run', async () => {
    await write('hourly.json', adverts('hourly', 1))
    await write('daily.json', adverts('daily', 1))
    const [hourly, daily] = [
      { source: 'hourly', path: 'hourly.json', hours: 1 },
      { source: 'daily', path: 'daily.json' },
    ]
    await run([hourly, daily], { dryRun: true })
    expect(await results()).toEqual([])
    await run([hourly, daily])
    await run([hourly, daily], { onlyDue: true, now: new Date(NOW.getTime() + 3_600_000) })
    const rows = await host.db.selectFrom('feeds').select(['source', 'ran_at']).orderBy('source').execute()
    expect(rows.map(({ ran_at }) => ran_at.getUTCHours())).toEqual([12, 13])
    await run([daily])
    expect((await results()).map(({ source }) => source)).toEqual(['daily'])
  })

  it('are read by a job, which fails with the reason if the list is broken', async () => {
    await write('daily.json', adverts('job', 1))
    await write('feeds.json', { feeds: [{ source: 'daily', path: 'daily.json' }] })
    await host.runJob('import-feeds')
    expect(await results()).toEqual([{ source: 'daily', state: 'read', taken: 1 }])
    await write('feeds.json', { feeds: [{ path: 'daily.json' }] })
    await expect(host.runJob('import-feeds')).rejects.toThrow('feeds[0].source is missing')
  })
})

describe('readFeeds', () => {
  const feed = { source: 'a', path: 'a.json' }
  it.each([
    ['{', 'feeds.json is not valid JSON'],
    [{}, 'feeds.json: feeds is missing'],
    [{ feeds: {} }, 'feeds.json: feeds must be a list'],
    [{ feeds: [] }, 'feeds must name a feed'],
    [{ feeds: [{ path: 'a' }] }, 'feeds[0].source is missing'],
    [{ feeds: [feed, { ...feed, source: 7 }] }, 'feeds[1].source must be a text'],
    [{ feeds: [{ ...feed, format: 'pdf' }] }, 'feeds[0].format must be one of json, csv, xml, html'],
    [{ feeds: [{ ...feed, map: { titel: 'x' } }] }, 'feeds[0].map.titel must be one of id, title'],
    [{ feeds: [{ ...feed, hours: 0 }] }, 'feeds[0].hours must be >=1'],
    [{ feeds: [{ ...feed, colour: 1 }] }, 'feeds[0].colour is unknown'],
    [{ feeds: [feed, feed] }, 'two feeds have the source "a"'],
  ])('explains %j', async (content, message) => {
    await write('feeds.json', content)
    await expect(readFeeds(list)).rejects.toThrow(message)
  })
})
