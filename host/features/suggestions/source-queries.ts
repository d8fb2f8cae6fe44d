import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { isLiveCompany, isLiveJob, isPublishedReview } from '../../db/visibility'
import { commonTypeNames, titleTerms } from '../search'

/** A query for what can be suggested, as rows of `name` (one of its names), `label`, `slug` and `weight`. */
export type Source = RawBuilder<unknown>

/** A title that stands in one advert only is that advert. */
const COMMON = 2
/** A longer title is a sentence. */
const LONGEST_TITLE = 80
/** However many adverts there are, people look for some thousand things. */
const MOST_TITLES = 5000

/** Jobs that one can apply for at `now` or will be able to. */
const liveJobs = (db: Db, now: Date) =>
  db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'jobs.company_id'])
    .where(isLiveCompany())
    .where(isLiveJob(now))

const publishedReviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('companies', 'companies.id', 'reviews.company_id')
    .select(['reviews.id', 'reviews.company_id', 'reviews.role_id', 'reviews.place_id'])
    .where(isLiveCompany())
    .where(isPublishedReview())

/** Roles that a live job or a review has; what a role has counts for the one above it, too. */
export function selectRoles(db: Db, now: Date): Source {
  return sql`
    select role.name, role.name as label, role.slug, sum(own.count) as weight
    from (
      select r.role_id, count(*) from job_roles r join (${liveJobs(db, now)}) job on job.id = r.job_id group by 1
      union all select role_id, count(*) from (${publishedReviews(db)}) review group by 1
    ) own
    join entities child on child.id = own.role_id
    join entities role on role.id in (child.id, child.parent_id)
    where role.list = 'job-roles' and role.active
    group by role.id`
}

/** Types that a live job has, under the names that people have for them; what a type has counts for the one above it, too. */
export function selectTypes(db: Db, now: Date): Source {
  const names = commonTypeNames.flatMap(([slug, own]) => own.map(name => ({ slug, name })))
  return sql`
    select named.name, type.name as label, type.slug, own.weight
    from (
      select type.id, count(*) as weight
      from jobs join (${liveJobs(db, now)}) job on job.id = jobs.id
      join entities child on child.id = jobs.type_id join entities type on type.id in (child.id, child.parent_id)
      group by 1
    ) own
    join entities type on type.id = own.id
    cross join lateral (
      select type.name union
      select common.name from unnest(${names.map(({ slug }) => slug)}::text[], ${names.map(({ name }) => name)}::text[])
        as common (slug, name) where common.slug = type.slug
    ) named
    where type.list = 'job-types' and type.active`
}

/** What a title says before a dash, a bracket or a comma: "UX designer - fully remote" is a UX designer. */
const beginning = (title: RawBuilder<unknown>) =>
  sql`case when ${title} ~ '^\\S+ +[^-–|(,]+( +[-–|(]|,)' then regexp_replace(${title}, ' *( [-–|(]|,).*$', '') else ${title} end`

/** The commonest titles, of two live jobs or in the dictionary, spelt as most are, save those that are the name of a role. */
export function selectTitles(db: Db, now: Date): Source {
  return sql`
    select label as name, label, '' as slug, weight from (
      select (array_agg(title order by count desc, title))[1] as label, sum(count) as weight, text
      from (
        select title, count, suggestion_text(title) as text
        from (
          select ${beginning(sql`title`)} as title, count(*) from (${liveJobs(db, now)}) job
          where length(title) <= ${LONGEST_TITLE} group by 1 order by count(*) desc, 1 limit ${2 * MOST_TITLES}
        ) as spelt
      ) as titles
      where length(text) >= 2 group by text having sum(count) >= ${COMMON} or text = any(${titleTerms()}::text[])
      order by sum(count) desc, text limit ${MOST_TITLES}
    ) as common
    where not exists (
      select from entities e where e.list = 'job-roles' and e.active and suggestion_text(e.name) = common.text)`
}

/** Live employers, under their other names as well. */
export function selectCompanies(db: Db, now: Date): Source {
  return sql`
    select named.name, company.name as label, company.slug, coalesce(own.weight, 0) as weight
    from companies company
    left join (
      select company_id, sum(count) as weight from (
        select company_id, count(*) from (${liveJobs(db, now)}) job group by 1
        union all select company_id, count(*) from (${publishedReviews(db)}) review group by 1
      ) counts group by 1
    ) own on own.company_id = company.id
    cross join lateral (
      select company.name union select a.name_key from company_aliases a where a.company_id = company.id
    ) named
    where ${isLiveCompany('company')}`
}

/**
 * Places where a live job or a review is, with the counties, regions, nations and countries around them, under their
 * other names as well. The largest place of a name has it for its address; smaller ones say where they are, as the field
 * for places understands it.
 */
export function selectPlaces(db: Db, now: Date): Source {
  return sql`
    with own as (
      select place_id, sum(count) as weight from (
        select l.place_id, count(distinct l.job_id) from job_locations l join (${liveJobs(db, now)}) job on job.id = l.job_id group by 1
        union all select place_id, count(*) from (${publishedReviews(db)}) review group by 1
      ) counts where place_id is not null group by 1
    ), filled as (
      select area.id, sum(own.weight) as weight
      from own
      join places place on place.id = own.place_id
      join places area on area.id = place.id
        or (area.kind = 'county' and area.name = place.county) or (area.kind = 'region' and area.name = place.region)
        or (area.kind = 'nation' and area.name = place.nation)
        or (area.kind = 'country' and area.country = place.country)
      group by area.id
    )
    select named.name,
      case when place.slug = replace(suggestion_text(place.name), ' ', '-') then place.name
        else concat_ws(', ', place.name, coalesce(place.county, place.region, country.name, place.country)) end as label,
      place.slug, filled.weight
    from filled
    join places place on place.id = filled.id
    left join places country on country.kind = 'country' and country.country = place.country
    cross join lateral (select place.name union select unnest(place.aliases)) named`
}
