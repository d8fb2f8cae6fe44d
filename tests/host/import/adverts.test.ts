import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { advert, createTestImport, type TestImport } from '../../support/import'

let feed: TestImport

beforeAll(async () => {
  feed = await createTestImport()
})
afterAll(() => feed.close())
afterEach(() => feed.empty())

const jobs = () => feed.database.db.selectFrom('jobs').selectAll().orderBy('source_id').execute()

describe('importing adverts', () => {
  it('makes pages of them', async () => {
    const { tallies } = await feed.run([advert('a1')])
    expect(tallies.jobs).toMatchObject({ read: 1, new: 1, rejected: 0 })
    expect(await jobs()).toMatchObject([
      {
        title: 'Graduate Civil Engineer',
        slug: 'graduate-civil-engineer',
        description: '<p>Plan &amp; build</p>',
        salary_min_pence: 2_400_000,
        salary_max_pence: 2_600_000,
        salary_unit: 'year',
        status: 'open',
        deadline_at: new Date('2026-04-01T22:59:59Z'),
      },
    ])
    const place = feed.database.db.selectFrom('job_locations').innerJoin('places', 'places.id', 'place_id')
    expect(await place.select(['job_locations.name', 'outcode', 'places.slug']).execute()).toEqual([
      { name: 'Leeds', outcode: 'LS1', slug: 'leeds' },
    ])
    const filed = feed.database.db.selectFrom('job_roles').innerJoin('entities', 'entities.id', 'role_id')
    expect(await filed.select('slug').execute()).toEqual([{ slug: 'civil-engineering' }])
  })

  it('takes the good lines between the bad and says what is wrong with those', async () => {
    const { tallies, errors } = await feed.run([
      advert('a1'),
      '{"title": "cut off',
      advert('a2', { hiringOrganization: {} }),
      '[]',
      advert('a3', { title: '****' }),
      advert('a4', { title: 'Site Engineer' }),
      advert('a5', { title: 'Site Engineer' }),
      advert('a4', { title: 'Another' }),
      { what: 'ever' },
      `{"title": "${'x'.repeat(1024 * 1024)}"}`,
      advert('a6', { title: 'Last one', description: 'Nul \u0000 and half \uD83D' }),
    ])
    expect(tallies).toMatchObject({ jobs: { read: 7, new: 3, rejected: 4 }, unknown: { read: 4, rejected: 4 } })
    expect(
      errors
        .trim()
        .split('\n')
        .map(line => line.replace(/^.*feed\.jsonl:/, ''))
        .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)),
    ).toEqual([
      '2 no id: the line is not valid JSON',
      '3 a2: it names no employer',
      '4 no id: the line is not a JSON object',
      '5 a3: it has no title',
      '7 a5: it repeats a4 word for word',
      '8 a4: an earlier record of this run has the same id',
      '9 no id: its fields fit no known kind; name one with --kind',
      '10 no id: the line is longer than 1 MB',
    ])
    expect(await feed.log()).toContain(':3 a2: it names no employer')
  })

  it('falls back to single records where the database refuses one of a batch', async () => {
    await feed.database.pool.query(`alter table jobs add constraint no_pirates check (title <> 'Pirate')`)
    try {
      const { tallies, errors } = await feed.run([
        advert('a1'),
        advert('a2', { title: 'Pirate' }),
        advert('a3', { title: 'Sailor' }),
      ])
      expect(tallies.jobs).toMatchObject({ new: 2, rejected: 1 })
      expect(errors).toContain('a2: the database rejects it')
    } finally {
      await feed.database.pool.query('alter table jobs drop constraint no_pirates')
    }
  })

  it('writes nothing the second time and only what differs the third', async () => {
    const lines = [advert('a1'), advert('a2', { title: 'Site Engineer' })]
    await feed.run(lines)
    const [before] = await jobs()
    const changes = () => feed.database.db.selectFrom('data_changes').selectAll().execute()
    const noted = await changes()
    expect((await feed.run(lines)).tallies.jobs).toMatchObject({ new: 0, updated: 0, unchanged: 2 })
    expect(await jobs()).toContainEqual(before)
    expect(await changes()).toEqual(noted)
    const changed = [advert('a1', { jobLocation: { name: 'Remote, UK' } }), lines[1] ?? '']
    expect((await feed.run(changed)).tallies.jobs).toMatchObject({ updated: 1, unchanged: 1 })
    expect(await jobs()).toMatchObject([{ nationwide: true, pattern: 'remote' }, {}])
  })

  it('keeps down what people of the site took down', async () => {
    await feed.run([advert('a1')])
    await feed.database.db.updateTable('jobs').set({ status: 'removed' }).execute()
    await feed.run([advert('a1', { title: 'New title' })])
    expect(await jobs()).toMatchObject([{ title: 'New title', status: 'removed' }])
  })

  it('closes what is over', async () => {
    await feed.run([
      advert('a1', { validThrough: '2026-03-09' }),
      advert('a2', { datePosted: '2024-01-01', validThrough: '1900-01-01T01:00:00Z', title: 'Old' }),
    ])
    expect(await jobs()).toMatchObject([
      { status: 'closed', closed_reason: 'deadline' },
      { status: 'closed', closed_reason: 'stale', deadline_at: null },
    ])
  })

  it('moves dates to now, keeping their distances, the same on a second run', async () => {
    const lines = [
      advert('a1', { datePosted: '2020-11-10T10:00:00Z', validThrough: '2020-11-20T10:00:00Z' }),
      advert('a2', { datePosted: '2020-11-08T10:00:00Z', validThrough: '2020-11-09T10:00:00Z', title: 'Older' }),
    ]
    await feed.run(lines, { shiftDates: true })
    expect(await jobs()).toMatchObject([
      { published_at: new Date('2026-03-10T10:00:00Z'), deadline_at: new Date('2026-03-20T10:00:00Z'), status: 'open' },
      { published_at: new Date('2026-03-08T10:00:00Z'), status: 'closed' },
    ])
    expect((await feed.run(lines, { shiftDates: true })).tallies.jobs).toMatchObject({ unchanged: 2 })
  })

  it('writes nothing in a dry run', async () => {
    expect((await feed.run([advert('a1')], { dryRun: true })).tallies.jobs).toMatchObject({ read: 1, new: 1 })
    expect(await jobs()).toEqual([])
  })

  it('reads gzipped files', async () => {
    expect((await feed.run([advert('a1')], {}, 'feed.jsonl.gz')).tallies.jobs).toMatchObject({ new: 1 })
  })

  it('can be run again after it was cut off between two batches', async () => {
    const lines = Array.from({ length: 600 }, (_, i) => advert(`a${i}`, { title: `Engineer ${i}` }))
    await expect(feed.runCutOff(lines, 260)).rejects.toThrow('cut off')
    const { length: stored } = await jobs()
    expect(stored).toBeGreaterThan(0)
    expect(stored).toBeLessThanOrEqual(260)
    expect((await feed.run(lines)).tallies.jobs).toMatchObject({ unchanged: stored, new: 600 - stored, rejected: 0 })
  })
})
