import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closeUnseen } from '../../../host/features/public/jobs/close-commands'
import { advert, createTestImport, review, type TestImport } from '../../support/import'

let feed: TestImport

beforeAll(async () => {
  feed = await createTestImport()
})
afterAll(() => feed.close())
afterEach(() => feed.empty())

const NOW = new Date('2026-03-10T12:00:00Z')
const DAY_MS = 86_400_000
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const distinct = (id: string, more: object = {}) => advert(id, { title: `Engineer ${id}`, ...more })
const some = (count: number) => Array.from({ length: count }, (_, i) => distinct(`a${i}`))

async function openIds(): Promise<(string | null)[]> {
  const jobs = feed.database.db.selectFrom('jobs').select('source_id').where('status', '=', 'open')
  return (await jobs.orderBy('source_id').execute()).map(({ source_id }) => source_id)
}

describe('--complete', () => {
  it('closes what the feed no longer lists, of its own sources only', async () => {
    await feed.run([...some(4), distinct('b1', { x_source: 'other' })])
    const { errors } = await feed.run(some(3), { complete: true })
    expect(await openIds()).toEqual(['a0', 'a1', 'a2', 'b1'])
    expect(errors).toContain('feed: 1 open adverts are no longer listed, so they were closed')
    const gone = await feed.database.db.selectFrom('jobs').selectAll().where('source_id', '=', 'a3').execute()
    expect(gone).toMatchObject([{ status: 'closed', closed_reason: 'withdrawn', closed_at: NOW }])
    await feed.run(some(4), { complete: true })
    expect(await openIds()).toHaveLength(5)
  })

  it('leaves open what is listed but cannot be read now', async () => {
    await feed.run(some(3))
    await feed.run([...some(2), distinct('a2', { title: '' })], { complete: true })
    expect(await openIds()).toEqual(['a0', 'a1', 'a2'])
  })

  it('closes nothing where more than half would go, unless forced', async () => {
    await feed.run(some(5))
    await expect(feed.run(some(2), { complete: true })).rejects.toThrow('feed no longer lists 3 of its 5 open adverts')
    expect(await openIds()).toHaveLength(5)
    await feed.run(some(2), { complete: true, force: true })
    expect(await openIds()).toEqual(['a0', 'a1'])
  })

  it('closes nothing where lines are damaged', async () => {
    await feed.run(some(3))
    await expect(feed.run([...some(2), '{"title": "cut o'], { complete: true })).rejects.toThrow('1 damaged lines')
    expect(await openIds()).toHaveLength(3)
  })

  it('only counts in a dry run', async () => {
    await feed.run(some(3))
    const { errors } = await feed.run(some(2), { complete: true, dryRun: true })
    expect(errors).toContain('feed: 1 open adverts are no longer listed')
    expect(await openIds()).toHaveLength(3)
  })

  it('takes an advert that comes back under another id', async () => {
    await feed.run([...some(3), advert('old')])
    await feed.run([...some(3), advert('new')], { complete: true })
    expect(await openIds()).toEqual(['a0', 'a1', 'a2', 'new'])
  })
})

describe('repeats of earlier runs', () => {
  it('are rejected while the original is open', async () => {
    await feed.run([advert('a1'), review('r1')])
    const { tallies, errors } = await feed.run([advert('a2'), review('r2'), advert('a3', { x_source: 'other' })])
    expect(tallies).toMatchObject({ jobs: { rejected: 2 }, reviews: { rejected: 1 } })
    expect(errors).toContain('a2: it repeats a1 of an earlier run word for word')
    await feed.database.db.updateTable('jobs').set({ status: 'closed' }).execute()
    expect((await feed.run([advert('a2')])).tallies.jobs).toMatchObject({ new: 1 })
  })
})

describe('--dry-run', () => {
  it('tells new records from changed and unchanged ones, and writes none', async () => {
    await feed.run([distinct('a1'), distinct('a2')])
    const lines = [distinct('a1'), distinct('a2', { workHours: '37' }), distinct('a3')]
    const { tallies } = await feed.run(lines, { dryRun: true })
    expect(tallies.jobs).toMatchObject({ new: 1, updated: 1, unchanged: 1 })
    expect(await openIds()).toEqual(['a1', 'a2'])
    expect((await feed.run(lines)).tallies.jobs).toMatchObject({ new: 1, updated: 1, unchanged: 1 })
  })
})

describe('encodings and arrays', () => {
  const titles = async () => (await feed.database.db.selectFrom('jobs').select('title').execute()).map(job => job.title)
  const cafe = advert('a1', { title: 'Barista, Café Rosé' })

  it('reads Latin-1 and Windows-1252 and notes it', async () => {
    const { errors } = await feed.run([Buffer.from(JSON.stringify(cafe), 'latin1')])
    expect(await titles()).toEqual(['Barista, Café Rosé'])
    expect(errors).toContain('1 lines are not UTF-8 and were read as Windows-1252')
  })

  it('reads UTF-16', async () => {
    await feed.run([Buffer.from(`\uFEFF${JSON.stringify(cafe)}`, 'utf16le')])
    expect(await titles()).toEqual(['Barista, Café Rosé'])
  })

  it('notes characters that are lost', async () => {
    const bytes = Buffer.from(JSON.stringify(cafe))
    bytes[bytes.lastIndexOf(0xc3) + 1] = 0x20
    expect((await feed.run([bytes])).errors).toContain('characters are lost in 1 lines')
    expect((await feed.run([advert('a2', { title: 'Caf\uFFFD' })])).errors).toContain('characters are lost in 1 lines')
  })

  it('reads an array, on one line or many', async () => {
    const adverts = [distinct('a1', { skills: 'C}, ["quoted\\"' }), distinct('a2'), distinct('a3')]
    expect((await feed.run([JSON.stringify(adverts)])).tallies.jobs).toMatchObject({ read: 3, new: 3 })
    expect((await feed.run([JSON.stringify(adverts, null, 2)])).tallies.jobs).toMatchObject({ unchanged: 3 })
    expect((await feed.run([JSON.stringify(adverts)], {}, 'feed.json.gz')).tallies.jobs).toMatchObject({ unchanged: 3 })
  })

  it('reports where an array is damaged or cut off', async () => {
    const [one, two] = [JSON.stringify(distinct('a1')), JSON.stringify(distinct('a2'))]
    const damaged = await feed.run([`[${one}, {"title" "x"}, ${two}]`])
    expect(damaged.tallies).toMatchObject({ jobs: { new: 2 }, unknown: { rejected: 1 } })
    expect(damaged.errors).toContain('feed.jsonl:2 no id: the line is not valid JSON')
    expect((await feed.run([`[${one}, ${two}`])).tallies.unknown).toMatchObject({ rejected: 1 })
  })
})

describe('adverts without dates', () => {
  const undated = (id: string, more: object = {}) =>
    distinct(id, { datePosted: undefined, validThrough: undefined, ...more })

  it('have about the age that the feed says', async () => {
    await feed.run([undated('a1', { datePosted: '3 weeks ago' }), undated('a2'), distinct('a3')])
    const jobs = await feed.database.db.selectFrom('jobs').selectAll().orderBy('source_id').execute()
    expect(jobs).toMatchObject([
      { undated: true, published_at: new Date('2026-02-17T00:00:00Z') },
      { undated: true, published_at: NOW },
      { undated: false },
    ])
  })

  it('close 60 days after a feed listed them last', async () => {
    await feed.run([undated('a1'), undated('a2', { validThrough: '2027-01-01' }), distinct('a3')])
    expect(await closeUnseen(feed.database.db, later(59))).toBe(0)
    expect(await closeUnseen(feed.database.db, later(61))).toBe(1)
    expect(await openIds()).toEqual(['a2', 'a3'])
    await feed.run([undated('a1')])
    expect(await openIds()).toEqual(['a1', 'a2', 'a3'])
  })
})
