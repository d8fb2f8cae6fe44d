import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sanitiseHtml } from '../../host/lib/sanitise'
import { seedPlaces, seedReference } from '../../host/reference'
import { DEMO_ACCOUNTS, seedDemo, seedIfEmpty } from '../../tools/demo'
import { createTestDatabase, type TestDatabase } from '../support/database'

const now = new Date('2026-11-21T10:30:00Z')
/** A complete seed takes long on a busy machine. */
const TIMEOUT_MS = 120_000
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.withoutTimeout(() => seedIfEmpty(database.db, now))
}, TIMEOUT_MS)
afterAll(() => database.close())

async function rowsOf<T>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(database.db)).rows
}

async function count(query: string): Promise<number> {
  return (await rowsOf<{ n: number }>(`select count(*)::int as n from ${query}`))[0]?.n ?? -1
}

describe('reference lists', () => {
  it('hold every list of the product, with parents in place', async () => {
    const lists = await rowsOf<{ list: string; n: number }>(
      'select list, count(*)::int as n from entities group by list',
    )
    const sizes = Object.fromEntries(lists.map(({ list, n }) => [list, n]))
    expect(sizes).toMatchObject({ 'company-industries': 24, 'degree-areas': 21, 'app-tracker-stages': 11, pathways: 6 })
    expect(sizes.universities).toBeGreaterThanOrEqual(140)
    expect(sizes.courses).toBeGreaterThanOrEqual(170)
    expect(sizes['job-roles']).toBeGreaterThanOrEqual(90)
    expect(await count("entities where list = 'courses' and parent_id is null")).toBe(0)
    expect(await count('faqs')).toBe(14)
    expect(await count('quiz_questions')).toBe(8)
    expect(await count('quiz_answers')).toBe(5 * 6 + 4 + 5 + 4)
  })

  it('stay as they are when they are written again', async () => {
    const before = await rowsOf('select id, list, slug, name, parent_id, position from entities order by id')
    await seedReference(database.db)
    expect(await rowsOf('select id, list, slug, name, parent_id, position from entities order by id')).toEqual(before)
  })
})

describe('the gazetteer', () => {
  it('knows towns with county, region and nation', async () => {
    const places = await rowsOf<{ slug: string; county: string; region: string; nation: string }>(
      "select slug, county, region, nation from places where slug in ('leeds', 'newport', 'st-andrews', 'derry', 'durham') order by slug",
    )
    expect(places).toEqual([
      { slug: 'derry', county: 'County Londonderry', region: 'Northern Ireland', nation: 'Northern Ireland' },
      { slug: 'durham', county: 'County Durham', region: 'North East', nation: 'England' },
      { slug: 'leeds', county: 'West Yorkshire', region: 'Yorkshire and the Humber', nation: 'England' },
      { slug: 'newport', county: 'City of Newport', region: 'Wales', nation: 'Wales' },
      { slug: 'st-andrews', county: 'Fife', region: 'Scotland', nation: 'Scotland' },
    ])
  })

  it('gives the plain address to the British town and stays the same when written again', async () => {
    const total = await count('places')
    expect(total).toBeGreaterThan(6000)
    expect(await count("places where slug = 'birmingham' and country = 'GB'")).toBe(1)
    await seedPlaces(database.db)
    expect(await count('places')).toBe(total)
  })
})

describe('demo data', () => {
  it('has the promised numbers, in every industry and of every type', async () => {
    expect(await count('companies')).toBeGreaterThanOrEqual(60)
    expect(await count('jobs')).toBe(600)
    expect(await count('reviews')).toBe(2500)
    expect(await count('(select distinct industry_id from companies where industry_id is not null) i')).toBe(24)
    const unused = await rowsOf(
      `select slug from entities t where list = 'job-types' and parent_id is not null
       and not exists (select 1 from jobs where type_id = t.id)`,
    )
    expect(unused).toEqual([])
  })

  it('has jobs in every state, relative to the moment', async () => {
    const at = `'${now.toISOString()}'::timestamptz`
    const live = `status = 'open' and (deadline_at is null or deadline_at > ${at})`
    expect(await count(`jobs where ${live}`)).toBeGreaterThan(350)
    expect(await count(`jobs where status = 'open' and deadline_at <= ${at}`)).toBe(0)
    expect(await count(`jobs where ${live} and deadline_at <= ${at} + interval '7 days'`)).toBeGreaterThan(30)
    expect(await count(`jobs where status = 'interest' and opens_at > ${at}`)).toBeGreaterThan(30)
    expect(await count(`jobs where status = 'closed' and closed_at > ${at} - interval '30 days'`)).toBeGreaterThan(30)
    expect(await count(`jobs where status = 'closed' and closed_at < ${at} - interval '30 days'`)).toBeGreaterThan(30)
    expect(await count(`jobs where published_at > ${at} or updated_at > ${at} or updated_at < published_at`)).toBe(0)
    expect(await count(`jobs where ${live} and published_at > ${at} - interval '3 days'`)).toBeGreaterThan(20)
    for (const condition of [
      'rolling',
      "pattern = 'remote'",
      'nationwide',
      "salary_unit = 'hour'",
      'deadline_at is null',
    ]) {
      expect(await count(`jobs where ${condition}`)).toBeGreaterThan(5)
    }
  })

  it('closes at the minute that London clocks show', async () => {
    const times = await rowsOf<{ t: string }>(
      "select distinct to_char(deadline_at at time zone 'Europe/London', 'HH24:MI') as t from jobs where deadline_at is not null and source_id <> 'longest'",
    )
    expect(times.map(({ t }) => t).sort()).toEqual(['12:00', '23:59'])
  })

  it('repeats no description and no review, and needs no sanitising', async () => {
    expect(await count("(select description from jobs where description <> '' group by 1 having count(*) > 1) d")).toBe(
      0,
    )
    expect(
      await count(
        '(select role_text, company_text, culture_text, best_thing from reviews group by 1, 2, 3, 4 having count(*) > 1) d',
      ),
    ).toBe(0)
    const jobs = await rowsOf<{ description: string; apply_description: string }>(
      "select description, apply_description from jobs where source_id like 'job-%'",
    )
    for (const { description, apply_description } of jobs) {
      expect(description).not.toMatch(/\{|undefined/)
      expect(sanitiseHtml(description).replaceAll('\n', '')).toBe(description)
      expect(sanitiseHtml(apply_description).replaceAll('\n', '')).toBe(apply_description)
    }
    expect(
      await count(
        "reviews where role_text || company_text || culture_text || best_thing || to_improve || tips || headline ~ '[{}]|undefined'",
      ),
    ).toBe(0)
  })

  it('scores reviews by their answers and employers by their reviews', async () => {
    const mean = (letter: string) =>
      `(select avg(value::numeric) from jsonb_each_text(answers) where key like '${letter}%')`
    const wrong = `reviews where source_id like 'review-%' and (
      abs(role_score - ${mean('R')}) > 0.051 or abs(company_score - ${mean('C')}) > 0.051 or abs(culture_score - ${mean('K')}) > 0.051
      or abs(overall - (${mean('R')} + ${mean('C')} + ${mean('K')}) / 3) > 0.051)`
    expect(await count(wrong)).toBe(0)
    const recount = `(select company_id, count(*)::int as n, round(avg(overall), 2) as o from reviews
      where state = 'published' and published_at >= '${now.toISOString()}'::timestamptz - interval '4 years' group by 1) r
      full join company_ratings k using (company_id) where r.n is distinct from k.review_count or r.o is distinct from k.overall
      or (select sum(h) from unnest(k.histogram) h) <> k.review_count`
    expect(await count(recount)).toBe(0)
    expect(await count("reviews where published_at < '2022-11-21'")).toBeGreaterThan(50)
  })

  it('has employers without enough reviews, and one without any', async () => {
    const reviewed = "companies c where status = 'live' and not exists (select 1 from reviews where company_id = c.id)"
    expect(await count(reviewed)).toBe(1)
    expect(await count('(select company_id from reviews group by 1 having count(*) < 3) few')).toBeGreaterThanOrEqual(4)
  })

  it('names the place of an author only where enough people worked there', async () => {
    const exposed = `(select company_id, role_id, place_id, extract(year from started_on) from reviews
      where source_id like 'review-%' and state = 'published' and place_id is not null
      group by 1, 2, 3, 4 having count(*) < 5) small`
    expect(await count(exposed)).toBe(0)
    expect(await count('reviews where place_id is not null')).toBeGreaterThan(500)
  })

  it('ranks three years and sells slots that exist', async () => {
    expect(await rowsOf("select year from top_employer_lists where slug = 'overall' order by year")).toHaveLength(3)
    expect(await count('top_employer_rows where previous_rank is not null')).toBeGreaterThan(20)
    expect(await count('(select distinct type_id from promotions) p')).toBe(8)
    expect(await count("promotions p join jobs j on j.id = p.job_id where j.status <> 'open'")).toBe(0)
  })

  it('lets the demo accounts sign in', async () => {
    const users = await database.db.selectFrom('users').select(['email', 'password_hash']).execute()
    for (const { email, password } of DEMO_ACCOUNTS) {
      const stored = users.find(user => user.email === email)
      expect(await verify(stored?.password_hash ?? '', password)).toBe(true)
    }
  })
})

describe('the demo student', () => {
  const ofStudent = "user_id = (select id from users where email = 'student@firstrung.test')"

  it('has a tracker with jobs in many stages, and the new account has none', async () => {
    expect(await count(`saved_items where type = 'jobs' and ${ofStudent}`)).toBe(13)
    expect(await count(`saved_items where type = 'external-jobs' and ${ofStudent}`)).toBe(2)
    expect(await count(`job_notes where ${ofStudent}`)).toBe(6)
    expect(await count(`recently_viewed_jobs where ${ofStudent}`)).toBe(8)
    expect(await count(`appointments where day < '2026-11-21' and ${ofStudent}`)).toBe(2)
    expect(await count(`appointments where day = '2026-11-23' and ${ofStudent}`)).toBe(1)
    expect(await count(`next_actions where done = (day < '2026-11-21') and ${ofStudent}`)).toBe(5)
    expect(await count(`contacts where ${ofStudent}`)).toBe(2)
    expect(await count(`saved_items where not ${ofStudent}`)).toBe(0)
  })

  it('has stages that fit the clock: an interview tomorrow, applications before today', async () => {
    expect(
      await rowsOf(
        'select date, done from app_tracker_stages where stage = $$interview$$ and date is not null and not done',
      ),
    ).toEqual([{ date: '2026-11-22', done: false }])
    const wrong = "app_tracker_stages where (done and date > '2026-11-21') or (not done and date <= '2026-11-21')"
    expect(await count(wrong)).toBe(0)
    expect(await count("app_tracker_stages where done and stage = 'applied'")).toBe(10)
  })
})

describe('seeding again', () => {
  it(
    'adds nothing, and further copies on request',
    async () => {
      await seedIfEmpty(database.db, now)
      await seedDemo(database.db, { now })
      expect(await count('jobs')).toBe(600)
      await seedDemo(database.db, { now, scale: 2 })
      expect(await count('jobs')).toBe(1200)
      expect(await count('reviews')).toBe(5000)
    },
    TIMEOUT_MS,
  )

  it(
    'writes the same again for the same moment',
    async () => {
      const other = await createTestDatabase()
      try {
        await seedIfEmpty(other.db, now)
        const digest = (of: TestDatabase, query: string) =>
          sql.raw(`select md5(string_agg(x::text, '' order by x::text)) as d from (${query}) x`).execute(of.db)
        for (const query of [
          "select title, description, deadline_at, salary_min_pence, published_at, status from jobs where source_id not like 'job-1-%'",
          "select headline, role_text, answers, overall, public_label, published_at from reviews where source_id not like 'review-1-%'",
          "select name, about, benefits, cover from companies where name !~ ' 2$'",
          `select j.title, t.stage, t.done, t.done_at, t.date::text from app_tracker_stages t left join jobs j on j.id = t.job_id`,
        ]) {
          expect((await digest(other, query)).rows).toEqual((await digest(database, query)).rows)
        }
      } finally {
        await other.close()
      }
    },
    TIMEOUT_MS,
  )
})
