import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestImport, type TestImport } from '../../support/import'

let feeds: TestImport

beforeAll(async () => {
  feeds = await createTestImport()
})
afterAll(() => feeds.close())
beforeEach(() => feeds.empty())

const TEXT = 'Plan and build things with a kind team.'
const PAGE_POSTING = {
  '@type': 'JobPosting',
  title: 'Lab Trainee',
  hiringOrganization: { '@type': 'Organization', name: 'Fen Bioscience' },
  jobLocation: { address: { addressLocality: 'Leeds' } },
  description: `<p>${TEXT}</p>`,
  identifier: { name: 'Fen', value: '7' },
}
const page = (data: object) =>
  `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><p>Hi</p></body></html>`
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The same advert in each format. */
const FILES: Record<string, { name: string; text: string; options?: object }> = {
  'a Greenhouse board': {
    name: 'greenhouse.json',
    text: JSON.stringify({
      jobs: [
        {
          id: 7,
          absolute_url: 'https://boards.greenhouse.io/fen/jobs/7',
          title: 'Lab Trainee',
          company_name: 'Fen Bioscience',
          location: { name: 'Leeds' },
          content: `&lt;p&gt;${TEXT}&lt;/p&gt;`,
          updated_at: '2026-03-01T09:00:00Z',
        },
      ],
      meta: { total: 1 },
    }),
  },
  'postings of Lever': {
    name: 'lever.json',
    text: JSON.stringify([
      {
        id: '7',
        text: 'Lab Trainee',
        categories: { location: 'Leeds', commitment: 'Intern', team: 'Lab' },
        description: `<div>${TEXT}</div>`,
        lists: [{ text: 'You have', content: '<li>Curiosity</li>' }],
        hostedUrl: 'https://jobs.lever.co/fen-bioscience/7',
        createdAt: 1772355600000,
      },
    ]),
  },
  'an account of Workable': {
    name: 'workable.json',
    text: JSON.stringify({
      name: 'Fen Bioscience',
      description: null,
      jobs: [
        {
          title: 'Lab Trainee',
          shortcode: '7',
          city: 'Leeds',
          country: 'United Kingdom',
          description: `<p>${TEXT}</p>`,
          published_on: '2026-03-01',
          url: 'https://apply.workable.com/j/7',
        },
      ],
    }),
  },
  'the apprenticeship feed': {
    name: 'vacancies.json',
    text: JSON.stringify(
      {
        vacancies: [
          {
            title: 'Lab Trainee',
            vacancyReference: '7',
            employerName: 'Fen Bioscience Ltd',
            description: TEXT,
            postedDate: '2026-03-01T00:00:00Z',
            closingDate: '2026-04-01T23:59:59Z',
            startDate: '2026-09-01',
            hoursPerWeek: 37,
            wage: { wageType: 'Custom', wageAmount: 15000, wageUnit: 'Annually' },
            course: { title: 'Laboratory scientist', level: 6 },
            addresses: [{ addressLine1: '1 Fen Road', addressLine3: 'Leeds', postcode: 'LS1 3EX' }],
          },
        ],
        total: 1,
      },
      null,
      2,
    ),
  },
  'JSON-LD of a page': { name: 'page.html', text: page({ '@context': 'https://schema.org', ...PAGE_POSTING }) },
  'a graph of a page': { name: 'graph.html', text: page({ '@graph': [{ '@type': 'WebSite' }, PAGE_POSTING] }) },
  'a graph alone': { name: 'graph.json', text: JSON.stringify({ '@graph': [PAGE_POSTING] }) },
  'a list within an object': { name: 'list.json', text: JSON.stringify({ jobs: [PAGE_POSTING] }, null, 1) },
  'a list with an advert on each line': {
    name: 'lines.json',
    text: `{"jobs":[${JSON.stringify(PAGE_POSTING)},\n${JSON.stringify({ name: 'Moor', industry: 'Energy' })}]}`,
  },
  'a list with its advert on a line': { name: 'line.json', text: `{"jobs":[\n${JSON.stringify(PAGE_POSTING)}\n]}` },
  'another board': {
    name: 'board.json',
    text: JSON.stringify({
      results: [
        {
          jobId: 7,
          jobTitle: 'Lab <b>Trainee</b>',
          company: { display_name: 'Fen Bioscience', location: 'York' },
          location: { city: 'Leeds', country: 'gb' },
          minimumSalary: 24_000,
          jobDescription: TEXT,
        },
      ],
    }),
  },
  RSS: {
    name: 'feed.xml',
    text: `<?xml version="1.0"?><rss version="2.0"><channel><title>Jobs</title><item><title>Lab Trainee</title><guid>7</guid><link>https://fen.test/7</link><description><![CDATA[<p>${TEXT}</p>]]></description><city>Leeds</city><pubDate>Sun, 01 Mar 2026 09:00:00 GMT</pubDate></item></channel></rss>`,
    options: { employer: 'Fen Bioscience', source: 'fen' },
  },
  'XML with a mapping': {
    name: 'jobs.xml',
    text: `<ads><ad ref="7"><headline>Lab Trainee</headline><who><name>Fen Bioscience</name></who><where>Leeds</where><words>${TEXT}</words></ad></ads>`,
    options: {
      map: { item: 'ad', id: 'ref', title: 'headline', company: 'who', location: 'where', description: 'words' },
    },
  },
  CSV: {
    name: 'jobs.csv',
    text: `Job Title,Company,Location,Description,Reference\nLab Trainee,Fen Bioscience,Leeds,${quoted(TEXT)},7\n`,
  },
  'CSV with a mapping': {
    name: 'jobs.txt',
    text: `Was;Wer;Wo;Text\nLab Trainee;Fen Bioscience;Leeds;${TEXT}\n`,
    options: { map: { title: 'Was', company: 'Wer', location: 'Wo', description: 'Text' } },
  },
}

describe('a feed', () => {
  it.each(Object.keys(FILES))('is read from %s', async kind => {
    const { name, text, options } = FILES[kind] ?? { name: '', text: '' }
    const { tallies, errors } = await feeds.run([text], options, name)
    expect([tallies.jobs?.new, errors]).toEqual([1, ''])
    const job = await feeds.database.db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .innerJoin('job_locations', 'job_locations.job_id', 'jobs.id')
      .select(['jobs.title', 'companies.name', 'job_locations.name as place', 'jobs.description'])
      .executeTakeFirst()
    expect(job).toMatchObject({ title: 'Lab Trainee', name: 'Fen Bioscience', place: 'Leeds' })
    expect(job?.description).toContain(TEXT)
    expect((await feeds.run([text], options, name)).tallies.jobs).toMatchObject({ new: 0, unchanged: 1 })
  })

  it('has what only some formats say', async () => {
    const { name, text } = FILES['the apprenticeship feed'] ?? { name: '', text: '' }
    await feeds.run([text], {}, name)
    const job = await feeds.database.db
      .selectFrom('jobs')
      .innerJoin('entities', 'entities.id', 'jobs.type_id')
      .select(['entities.slug', 'salary_min_pence', 'start_date', 'hours'])
      .executeTakeFirst()
    expect(job).toEqual({
      slug: 'degree-apprenticeship',
      salary_min_pence: 1_500_000,
      start_date: '2026-09-01',
      hours: '37 hours a week',
    })
  })
})

describe('repeats', () => {
  const branch = (id: string, address: object) => ({
    ...PAGE_POSTING,
    x_id: id,
    x_source: 'fen',
    jobLocation: { address },
  })

  it('are not adverts for another town or postcode', async () => {
    const lines = [
      branch('1', { addressLocality: 'Leeds', postalCode: 'LS1 3EX' }),
      branch('2', { addressLocality: 'Leeds', postalCode: 'LS2 9AA' }),
      branch('3', { addressLocality: 'Nowhere' }),
      branch('4', { addressLocality: 'Elsewhere' }),
      branch('5', { addressLocality: 'leeds', postalCode: 'LS1 3EX' }),
    ]
    expect((await feeds.run(lines)).tallies.jobs).toMatchObject({ new: 4, rejected: 1 })
  })

  it('do not hide an advert that is stored, whichever comes first', async () => {
    const [one, copy] = ['1', '2'].map(id => branch(id, { addressLocality: 'Leeds' }))
    await feeds.run([one ?? {}])
    const { tallies } = await feeds.run([copy ?? {}, one ?? {}])
    expect(tallies.jobs).toMatchObject({ unchanged: 1, rejected: 1, new: 0 })
  })
})
