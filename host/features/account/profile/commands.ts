import * as v from 'valibot'
import { lockUser, type Transaction } from '../../../db/transaction'
import { fieldErrors } from '../../../http/field-errors'
import { type FieldErrors, invalid } from '../../../lib/errors'
import { restrictForAge } from './age'
import { schoolFields, universityFields } from './education-input'
import { deleteEqualityAnswers, saveEqualityAnswers } from './equality-queries'
import type { IsNeeded } from './fields'
import {
  AccountFields,
  contactFields,
  detailFields,
  equalityFields,
  interestFields,
  jobPreferenceFields,
  pathwayFields,
} from './input'
import { loadLists } from './list-queries'
import type { Lists } from './lists'
import { isMinorProfile, loadProfile } from './load'
import { enteredPlaces } from './place-input'
import { type PlaceRow, readPlaceRows } from './place-rows'
import { findContactPreferences, logConsent, saveContactPreferences, saveJobPreferences } from './preference-queries'
import { findProfile, saveProfileFields } from './queries'
import { type Section, SECTION_FIELDS, SECTIONS, type Values } from './sections'

interface Save {
  trx: Transaction
  userId: number
  now: Date
  lists: Lists
  values: Values
  isNeeded: IsNeeded
}

/**
 * Saves the given `sections` completely; otherwise, in order, the sections that have a field among the values. Omitted
 * fields keep their values. Required ones may only be empty in the second case. Throws 422 with all invalid fields, and
 * saves nothing.
 */
export async function saveSections(
  trx: Transaction,
  userId: number,
  { values, now, sections }: { values: Values; now: Date; sections?: readonly Section[] },
): Promise<void> {
  await lockUser(trx, userId)
  const isNeeded = (field: string) => sections !== undefined || values[field] !== undefined
  const faults: FieldErrors[] = []
  for (const section of sections ?? sectionsOf(values)) {
    const { values: stored } = await loadProfile(trx, userId, { now, sections: [section] })
    const given = { ...stored, ...values }
    const merged: Values & { places: PlaceRow[] } = { ...given, places: readPlaceRows(given) }
    const lists = await loadLists(trx, [section, 'pathway'], placesOf(section, merged))
    try {
      await SAVERS[section]({ trx, userId, now, lists, values: merged, isNeeded })
    } catch (error) {
      faults.push(fieldsOf(error))
    }
  }
  if (faults.length > 0) {
    throw invalid(Object.assign({}, ...faults) as FieldErrors)
  }
}

function placesOf(section: Section, { places, homePlace }: { places: PlaceRow[]; homePlace?: unknown }): string[] {
  const rows = section === 'job-preferences' ? places : section === 'details' ? [{ place: homePlace }] : []
  return enteredPlaces(rows)
}

const sectionsOf = (values: Values): Section[] =>
  SECTIONS.filter(section => SECTION_FIELDS[section].some(field => values[field] !== undefined))

export async function deleteEquality(trx: Transaction, userId: number, now: Date): Promise<void> {
  await deleteEqualityAnswers(trx, userId)
  await logConsent(trx, userId, { kind: 'equality', given: false, now })
}

const SAVERS: Readonly<Record<Section, (save: Save) => Promise<void>>> = {
  async account({ trx, userId, values }) {
    await saveProfileFields(trx, userId, check(AccountFields, values))
  },

  async pathway({ trx, userId, values, lists, now, isNeeded }) {
    await saveProfileFields(trx, userId, check(pathwayFields(lists, { now, isNeeded }), values))
    await applyAge({ trx, userId, lists, now })
  },

  async education({ trx, userId, values, lists, now, isNeeded }) {
    const profile = await findProfile(trx, userId)
    const pathway = lists.byId(profile?.pathway_id ?? null)
    const isAtSchool = pathway ? pathway.details.place === 'school' : Boolean(values.school ?? values.qualification)
    const schema = isAtSchool ? schoolFields({ now, isNeeded }) : universityFields(lists, { now, isNeeded })
    await saveProfileFields(trx, userId, check<v.GenericSchema<unknown, object>>(schema, values))
  },

  async interests({ trx, userId, values, lists, isNeeded }) {
    await saveProfileFields(trx, userId, check(interestFields(lists, isNeeded), values))
  },

  async 'job-preferences'({ trx, userId, values, lists, isNeeded }) {
    await saveJobPreferences(trx, userId, check(jobPreferenceFields(lists, isNeeded), values))
  },

  async 'about-you'({ trx, userId, values, lists, now }) {
    await saveEqualityAnswers(trx, userId, { answers: check(equalityFields(lists), values), now })
    await logConsent(trx, userId, { kind: 'equality', given: true, now })
  },

  async 'contact-preferences'({ trx, userId, values, lists, now }) {
    const profile = await findProfile(trx, userId)
    const isMinor = profile !== undefined && isMinorProfile(profile, lists, now)
    const preferences = check(contactFields(isMinor), values)
    await saveContactPreferences(trx, userId, preferences)
    await logConsent(trx, userId, { kind: 'marketing', given: preferences.news !== 'off', now })
  },

  async details({ trx, userId, values, lists }) {
    await saveProfileFields(trx, userId, check(detailFields(lists), values))
  },
}

/**
 * When a user gives an age under 18, marketing and profiling end. They stay off until the user chooses them again as an
 * adult.
 */
async function applyAge({ trx, userId, lists, now }: Omit<Save, 'values' | 'isNeeded'>): Promise<void> {
  const profile = await findProfile(trx, userId)
  if (profile && isMinorProfile(profile, lists, now)) {
    const preferences = await findContactPreferences(trx, userId)
    if (preferences) {
      await saveContactPreferences(trx, userId, restrictForAge(preferences, true))
    }
    await logConsent(trx, userId, { kind: 'marketing', given: false, now })
  }
}

function check<S extends v.GenericSchema<unknown, unknown>>(schema: S, values: Values): v.InferOutput<S> {
  const result = v.safeParse(schema, values)
  if (!result.success) {
    throw invalid(fieldErrors(result.issues))
  }
  return result.output
}

function fieldsOf(error: unknown): FieldErrors {
  const { fields } = Object(error) as { fields?: FieldErrors }
  if (!fields) {
    throw error
  }
  return fields
}
