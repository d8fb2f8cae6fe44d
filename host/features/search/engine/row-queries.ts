import { type RawBuilder, sql } from 'kysely'
import type { Question } from './question'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

export interface Reading {
  /** Whether an employer's jobs matter, or itself alone. */
  jobs?: boolean
  /** Where the words must stand. */
  words?: 'words' | 'title'
}

/** The narrow rows that meet words, place and time, in the columns that the scan counts. */
export function selectRows(question: Question, sets: Sets, { jobs = true, words = 'words' }: Reading = {}): Sql {
  switch (question.scope) {
    case 'jobs':
      return selectJobs(question, sets, words)
    case 'reviews':
      return selectReviews(question, sets, words)
    case 'companies':
      return jobs ? selectCompanies(question, sets) : selectCompaniesAlone(question)
  }
}

function selectJobs({ now, tsquery, places }: Question, sets: Sets, words: string): Sql {
  return sql`
    select s.id, s.posted_at, s.opens_at, s.closes_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set,
      s.spot_set, s.pay, s.pattern, s.visa, s.nationwide
    from job_search s
    where s.closes_at > ${now}::timestamptz
    ${matching(sql`${sql.ref(`job_${words}`)}(s.id)`, tsquery)}
    ${places.length > 0 ? sql`and (s.nationwide or s.spot_set = any(${nearSets(sets)}::int[]))` : sql``}`
}

function selectReviews({ tsquery, places }: Question, sets: Sets, words: string): Sql {
  return sql`
    select s.id, s.posted_at, s.company_id, s.industry_id, s.type_set, s.role_set, s.area_set, s.spot_set, s.overall, s.helpful
    from review_search s
    where true
    ${matching(sql`${sql.ref(`review_${words}`)}(s.id)`, tsquery)}
    ${places.length > 0 ? sql`and s.spot_set = any(${nearSets(sets)}::int[])` : sql``}`
}

/** A row for each open job of an employer, so that one job meets type, role, subject and place; one where it has none. */
function selectCompanies({ now, tsquery, places }: Question, sets: Sets): Sql {
  const near = nearSets(sets)
  return sql`
    select s.id, s.id as company_id, s.industry_id, j.type_set, j.role_set, j.area_set, s.spot_set
    from company_search s
    left join job_search j on j.company_id = s.id and j.closes_at > ${now}::timestamptz
    where true
    ${matching(sql`company_words(s.id)`, tsquery)}
    ${places.length > 0 ? sql`and (s.spot_set = any(${near}::int[]) or j.nationwide or j.spot_set = any(${near}::int[]))` : sql``}`
}

const selectCompaniesAlone = ({ tsquery }: Question): Sql =>
  sql`select s.id, s.id as company_id, s.industry_id from company_search s
    where true ${matching(sql`company_words(s.id)`, tsquery)}`

const nearSets = (sets: Sets): number[] => [...sets.near.keys()]

const matching = (words: Sql, tsquery: string): Sql =>
  tsquery === '' ? sql`` : sql`and ${words} @@ to_tsquery('pg_catalog.english', ${tsquery})`
