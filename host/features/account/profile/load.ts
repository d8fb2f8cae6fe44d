import type { Db } from '../../../db/tables'
import { found } from '../../../lib/errors'
import { namePlaces } from '../../public/search'
import { isTreatedAsMinor, type ContactPreferences, restrictForAge, SCHOOL_PATHWAY, startingPreferences } from './age'
import { findEqualityAnswers } from './equality-queries'
import { loadLists } from './list-queries'
import type { Lists } from './lists'
import { type ContactFacts, findContactFacts, findContactPreferences, findJobPreferences } from './preference-queries'
import { findProfile, type Profile } from './queries'
import { SECTIONS, type Section, type Values } from './sections'
import { presentValues } from './view'

interface LoadedProfile {
  profile: Profile
  isMinor: boolean
  lists: Lists
  values: Values
}

/** The equality answers are read on their own page only. */
export const OPEN_SECTIONS = SECTIONS.filter(section => section !== 'about-you')

/** Queries run in sequence, because the caller may be in a transaction. */
export async function loadProfile(
  db: Db,
  userId: number,
  { now, sections }: { now: Date; sections: readonly Section[] },
): Promise<LoadedProfile> {
  const has = (section: Section) => sections.includes(section)
  const person = found(await findProfile(db, userId))
  const jobPreferences = has('job-preferences') ? await findJobPreferences(db, userId) : undefined
  const contact = has('contact-preferences') ? await findContactPreferences(db, userId) : undefined
  const equality = has('about-you') ? await findEqualityAnswers(db, userId) : undefined
  const lists = await loadLists(db, [...sections, 'pathway'])
  const isMinor = isMinorProfile(person, lists, now)
  const placeIds = [person.home_place_id, ...(jobPreferences?.places.map(({ place_id }) => place_id) ?? [])]
  const ids = placeIds.filter(id => id !== null)
  const places = ids.length > 0 ? await namePlaces(db, { ids }) : []
  const preferences = restrictForAge(contact ?? startingPreferences(isMinor), isMinor)
  const values = presentValues({ profile: person, jobPreferences, preferences, equality, lists, places })
  return { profile: person, isMinor, lists, values: Object.fromEntries(sections.flatMap(name => values[name])) }
}

export function isMinorProfile(profile: Pick<Profile, 'birth_year' | 'pathway_id'>, lists: Lists, now: Date): boolean {
  const isAtSchool = lists.byId(profile.pathway_id)?.slug === SCHOOL_PATHWAY
  return isTreatedAsMinor({ birthYear: profile.birth_year, isAtSchool }, now)
}

export const readContactPreferences = async (db: Db, userId: number, now: Date): Promise<ContactPreferences> =>
  contactPreferencesOf(found(await findContactFacts(db, userId)), now)

/** Returns the defaults until the user has chosen; for minors neither marketing nor profiling. */
export function contactPreferencesOf({ chosen, ...facts }: ContactFacts, now: Date): ContactPreferences {
  const isMinor = isTreatedAsMinor(facts, now)
  return restrictForAge(chosen ?? startingPreferences(isMinor), isMinor)
}
