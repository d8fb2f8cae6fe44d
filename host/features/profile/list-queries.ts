import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { listEntities } from '../entities'
import { Lists, type Place } from './lists'
import type { Section } from './sections'

const LISTS: Readonly<Record<Section, readonly string[]>> = {
  account: [],
  pathway: ['pathways'],
  education: ['pathways', 'universities', 'courses', 'degree-areas'],
  interests: ['user-interests', 'event-types'],
  'job-preferences': ['job-types', 'job-roles', 'company-industries'],
  'about-you': ['genders', 'ethnicities', 'free-school-meals', 'parent-professions'],
  'contact-preferences': [],
  details: [],
}

/** Loads the lists of some sections of a profile, and the places that were entered. */
export async function loadLists(db: Db, sections: readonly Section[], entered: readonly string[] = []): Promise<Lists> {
  const names = [...new Set(sections.flatMap(section => LISTS[section]))]
  const rows = names.length > 0 ? await listEntities(db, ...names) : []
  const places = await findPlaces(db, entered)
  return new Lists(rows, places)
}

/** Finds the place that each text names: by its slug or its name, with or without the county; the largest in the UK. */
async function findPlaces(db: Db, entered: readonly string[]): Promise<Map<string, Place>> {
  if (entered.length === 0) {
    return new Map()
  }
  const { rows } = await sql<Place & { entered: string }>`
    select distinct on (t.entered) t.entered, p.id, p.slug, ${label}
    from unnest(${[...entered]}::text[]) as t (entered)
    join places p on p.slug = t.entered or (p.keys @> array[place_key(split_part(t.entered, ',', 1))]
      and (t.entered not like '%,%' or place_key(split_part(t.entered, ',', 2)) in
        (place_key(p.county), place_key(p.region), place_key(p.nation))))
    order by t.entered, p.slug = t.entered desc, p.country = 'GB' desc, p.population desc, p.id`.execute(db)
  return new Map(rows.map(({ entered: text, ...place }) => [text, place]))
}

/** Returns places by id. */
export async function listPlaces(db: Db, ids: readonly number[]): Promise<Place[]> {
  if (ids.length === 0) {
    return []
  }
  const { rows } = await sql<Place>`
    select p.id, p.slug, ${label} from places p where p.id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

/** The largest place of a name has the plain slug (decision 0010). */
const label = sql`case when p.slug = replace(p.keys[1], ' ', '-') then p.name
  else concat_ws(', ', p.name, coalesce(p.county, p.region)) end as label`
