import { sql } from 'kysely'
import { type DatabaseHandle, migrate } from '../../host/db'
import { seedPlaces, seedReference } from '../../host/reference'

/** The fixed time of all searches. */
export const NOW = new Date('2026-11-22T09:00:00Z')
const BATCH = 10_000
const EMPLOYERS = 5000

/**
 * Words by the share of adverts that they find, including synonyms: 10 % (in titles), 13 and 20 % (one of them also by
 * phrases), 7 %, 1 to 2 %, 0.05 %.
 */
export const WORDS = {
  broad: ['analyst', 'officer', 'technician', 'clerk', 'adviser'],
  wide: ['developer', 'consultant'],
  common: ['communication', 'travel', 'python'],
  medium: ['thermal', 'actuarial', 'logistics', 'genomics', 'procurement', 'turbine', 'litigation', 'robotics'],
  narrow: ['falconry', 'horology', 'glaciology', 'bookbinding', 'cartography', 'luthier', 'mycology', 'philately'],
} as const

const LEVELS = ['Graduate', 'Junior', 'Trainee', 'Placement', 'Summer', 'Assistant', 'Apprentice', 'Year in Industry']
const FIELDS = [
  'Software',
  'Data',
  'Mechanical',
  'Civil',
  'Marketing',
  'Finance',
  'Audit',
  'Chemical',
  'Nursing',
  'Retail',
]
const NOUNS = [
  'Engineer',
  'Analyst',
  'Consultant',
  'Developer',
  'Officer',
  'Scientist',
  'Manager',
  'Adviser',
  'Clerk',
  'Technician',
]

const list = (values: readonly string[]) => `array[${values.map(value => `'${value}'`).join(', ')}]`
const pick = (values: readonly string[], number: string) => `(${list(values)})[1 + (${number}) % ${values.length}]`

/**
 * Inserts adverts of about 1 kB with employers, roles, subjects and places. `report` receives their number after each
 * batch.
 */
export async function fillSearch(
  database: DatabaseHandle,
  jobs: number,
  report: (written: number) => void = () => undefined,
): Promise<void> {
  const { db } = database
  await migrate(database)
  await seedReference(db)
  await seedPlaces(db)
  await database.withoutTimeout(async () => {
    await sql.raw(COMPANIES).execute(db)
    for (let from = 1; from <= jobs; from += BATCH) {
      await db.transaction().execute(async trx => {
        for (const statement of batch(from, Math.min(jobs, from + BATCH - 1))) {
          await sql.raw(statement).execute(trx)
        }
      })
      report(Math.min(jobs, from + BATCH - 1))
    }
    await sql.raw('vacuum analyze').execute(db)
  })
}

const COMPANIES = `
  insert into companies (slug, name, name_key, industry_id)
  select 'employer-' || n, 'Employer ' || substr(md5(n::text), 1, 6) || ' ' || n, 'employer ' || n,
    (select id from entities where list = 'company-industries' order by id offset n % 20 limit 1)
  from generate_series(1, ${EMPLOYERS}) n`

/** Returns the statements that insert adverts `from` to `to`. An advert's number determines its words. */
function batch(from: number, to: number): string[] {
  const share = (words: readonly string[], one: number, of: number) =>
    words.map(
      (word, i) => `case when hashint4(n + ${i * 7919}) % ${of} between 0 and ${one - 1} then ' ${word}' else '' end`,
    )
  const rare = [...share(WORDS.common, 24, 200), ...share(WORDS.medium, 3, 200), ...share(WORDS.narrow, 1, 2000)]
  return [
    `insert into jobs (id, slug, company_id, title, type_id, pattern, nationwide, salary_min_pence, salary_unit, visa,
       deadline_at, published_at, description)
     select n, 'job', 1 + (n * 31) % ${EMPLOYERS},
       ${pick(LEVELS, 'n * 7')} || ' ' || ${pick(FIELDS, 'n / 3')} || ' ' || ${pick(NOUNS, 'n / 11')},
       (select id from entities where list = 'job-types' order by id offset n % 20 limit 1),
       ${pick(['on-site', 'hybrid', 'remote'], 'n')}, n % 40 = 0, case when n % 5 > 0 then (18000 + n % 300 * 100) * 100 end,
       'year', ${pick(['yes', 'no', 'unknown'], 'n / 7')}, timestamptz '2026-11-23' + n % 90 * interval '1 day',
       timestamptz '2026-11-21' - n * interval '7 seconds',
       '<p>' || ${rare.join(' || ')} || ' ' ||
         (select string_agg('w' || (20000 * power((hashint4(n * 131 + w) & 65535) / 65536.0, 3))::int, ' ')
          from generate_series(1, 110) w) || '</p>'
     from generate_series(${from}, ${to}) n`,
    `insert into job_roles (job_id, role_id) select n, r.id from generate_series(${from}, ${to}) n join (
       select id, row_number() over (order by id) as number, count(*) over () as all from entities where list = 'job-roles'
     ) r on r.number = 1 + n % r.all`,
    `insert into job_degree_areas (job_id, degree_area_id) select n, a.id from generate_series(${from}, ${to}) n join (
       select id, row_number() over (order by id) as number, count(*) over () as all from entities where list = 'degree-areas'
     ) a on a.number = 1 + n / 5 % a.all where n % 3 > 0`,
    `insert into job_locations (job_id, name, place_id, lat, lng) select n, p.name, p.id, p.lat, p.lng
     from generate_series(${from}, ${to}) n join (
       select id, name, lat, lng, row_number() over (order by population desc) as number from places
       where kind = 'town' and country = 'GB'
     ) p on p.number = 1 + floor(power((hashint4(n) & 65535) / 65536.0, 3) * 2000)`,
  ]
}
