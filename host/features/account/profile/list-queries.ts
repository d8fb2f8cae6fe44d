import type { Db } from '../../../db/tables'
import { listEntities } from '../../public/entities'
import { findPlace, namePlaces } from '../../public/search'
import { Lists, type PlaceFound } from './lists'
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

export async function loadLists(db: Db, sections: readonly Section[], entered: readonly string[] = []): Promise<Lists> {
  const names = [...new Set(sections.flatMap(section => LISTS[section]))]
  const rows = names.length > 0 ? await listEntities(db, ...names) : []
  const places = await findPlaces(db, entered)
  return new Lists(rows, places)
}

/** Matches slugs, then names like the search. Queries run in sequence: the caller may be in a transaction. */
async function findPlaces(db: Db, entered: readonly string[]): Promise<Map<string, PlaceFound>> {
  const found = new Map<string, PlaceFound>()
  if (entered.length === 0) {
    return found
  }
  for (const place of await namePlaces(db, { slugs: entered })) {
    found.set(place.slug, place)
  }
  for (const text of entered.filter(text => !found.has(text))) {
    found.set(text, await findPlaceOf(db, text))
  }
  return found
}

async function findPlaceOf(db: Db, text: string): Promise<PlaceFound> {
  const found = await findPlace(db, text)
  const slugs = found.kind === 'place' ? [found.slug] : []
  const place = (await namePlaces(db, { slugs })).find(({ slug }) => slugs.includes(slug))
  return place ?? { alike: found.kind === 'unknown' ? found.like.map(({ name }) => name) : [] }
}
