import { sql } from 'kysely'
import type { Db } from '../../host/db/tables'
import type { Reading } from './rules'

export interface Readings {
  jobs: readonly Reading[]
  reviews: readonly Reading[]
  companies: readonly Reading[]
}

export async function loadReadings(db: Db): Promise<Readings> {
  const [jobs, reviews, companies] = [await loadJobs(db), await loadReviews(db), await loadCompanies(db)]
  return { jobs, reviews, companies }
}

const NAMES = sql`(c.name || coalesce(' ' || (select string_agg(a.name_key, ' ') from company_aliases a
  where a.company_id = c.id), ''))`

async function loadJobs(db: Db): Promise<Reading[]> {
  const { rows } = await sql<Omit<Reading, 'places'> & { places: Reading['places'] | null }>`
    select j.id, j.title, ${NAMES} as employer, coalesce(j.pattern, '') as pattern,
      regexp_replace(j.description, '<[^>]*>|&[a-z]+;', ' ', 'g') as text,
      concat_ws(' ', t.slug, p.slug) as kind,
      (select json_agg(json_build_object('name', l.name, 'lat', l.lat, 'lng', l.lng)) from job_locations l
        where l.job_id = j.id) as places,
      case j.salary_unit when 'year' then 1 when 'month' then 12 when 'week' then 52 when 'day' then 230
        when 'hour' then 1950 end * coalesce(j.salary_max_pence, j.salary_min_pence)::float8 / 100 as pay
    from jobs j join companies c on c.id = j.company_id
    left join entities t on t.id = j.type_id left join entities p on p.id = t.parent_id
    where j.status = 'open' order by j.id`.execute(db)
  return rows.map(row => ({ ...row, places: row.places ?? [] }))
}

async function loadReviews(db: Db): Promise<Reading[]> {
  const { rows } = await sql<Pick<Reading, 'id' | 'title' | 'text' | 'employer'>>`
    select r.id, coalesce(r.headline, '') as title, ${NAMES} as employer,
      concat_ws(E'\n', r.job_title, r.public_label, r.role_text, r.company_text, r.culture_text, r.best_thing,
        r.to_improve, r.tips) as text
    from reviews r join companies c on c.id = r.company_id where r.state = 'published' order by r.id`.execute(db)
  return rows.map(row => ({ ...row, ...NOTHING }))
}

async function loadCompanies(db: Db): Promise<Reading[]> {
  const { rows } = await sql<Pick<Reading, 'id' | 'title' | 'text' | 'employer'>>`
    select c.id, c.name as title, ${NAMES} as employer, concat_ws(E'\n', i.name, c.head_office, c.about) as text
    from companies c left join entities i on i.id = c.industry_id order by c.id`.execute(db)
  return rows.map(row => ({ ...row, ...NOTHING }))
}

const NOTHING = { kind: '', pattern: '', places: [], pay: null }
