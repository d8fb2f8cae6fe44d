import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOwnTexts } from '../../../../scripts/lib/widget-modules.mjs'
import { withStrings } from '../../../../widgets/core/mount/strings'
import { translateData } from '../../../../widgets/embed/server-texts'
import { createTestHost, type TestHost } from '../../../support/host'
import { buildCompany, buildJob } from '../../../support/rows'

const TEXTS = readOwnTexts('widgets/embed/server-texts.ts')
/** Each text is in brackets, so that a missing translation is visible. */
const strings = { lang: 'de', ...Object.fromEntries(TEXTS.map(text => [text, `[${text}]`])), Placement: '[Praktikum]' }

interface Data {
  heading: string
  jobs: { place: string; pay: string; type: string; closes: string | null; tags: { text: string }[]; title: string }[]
  more: { text: string } | null
}

let host: TestHost

beforeAll(async () => {
  host = await createTestHost()
  const { id } = await buildCompany(host.db)
  const { id: type_id } = await host.db
    .insertInto('entities')
    .values({ list: 'job-types', slug: 'placement', name: 'Placement' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pay = { salary_min_pence: 2_100_000, salary_max_pence: 2_400_050, salary_unit: 'year' } as const
  await buildJob(host.db, id, { ...pay, type_id, nationwide: true, deadline_at: '2026-10-09T22:59:00Z' })
  await buildJob(host.db, id, { type_id, salary_min_pence: 1200, salary_max_pence: null, salary_unit: 'hour' })
  await buildJob(host.db, id, { type_id, salary_text: 'Competitive' })
})
afterAll(() => host.close())

async function translated(path: string): Promise<Data> {
  const data: unknown = await (await host.request(`/embed/data/${path}`)).json()
  return withStrings(strings, () => translateData(data) as Data)
}

describe('what the site writes into the data of an embed', () => {
  it('has the texts and dates of the page', async () => {
    const { heading, more, jobs } = await translated('company-jobs?employer=halden-rail&limit=2')
    expect([heading, more?.text]).toEqual(['[Jobs at Halden Rail]', '[All 3 jobs]'])
    expect(jobs[0]).toMatchObject({
      type: '[Praktikum]',
      place: '[Anywhere in the UK]',
      pay: '[[£21,000 to £24,000.50] a year]',
      closes: '[Closes Freitag, 9. Oktober um 23:59]',
    })
  })

  it.each(['rating-summary', 'related-reviews', 'company-jobs', 'related-jobs', 'hot-jobs'])(
    'leaves no text of %s in English',
    async name => {
      const { heading, jobs = [], more } = await translated(`${name}?employer=halden-rail`)
      const texts = [
        heading,
        more?.text,
        ...jobs.flatMap(job => [job.type, job.closes, ...job.tags.map(tag => tag.text)]),
      ]
      expect(texts.filter(text => text && !/^\[.*\]$/.test(text))).toEqual([])
    },
  )

  it('keeps the names in a sentence', () => {
    const data = { place: 'Leeds and 1,002 more', tags: [{ kind: 'opening', text: 'Opens March 2027' }] }
    expect(withStrings(strings, () => translateData(data))).toEqual({
      place: '[Leeds and 1.002 more]',
      tags: [{ kind: 'opening', text: '[Opens März 2027]' }],
    })
  })

  it('leaves what people wrote', async () => {
    const { jobs } = await translated('company-jobs?employer=halden-rail')
    expect(jobs.map(({ title }) => title).join()).not.toContain('[')
    expect(jobs.map(({ place, pay }) => [place, pay])).toEqual(
      expect.arrayContaining([
        ['', 'Competitive'],
        [expect.any(String), '[[From £12] an hour]'],
      ]),
    )
  })
})
