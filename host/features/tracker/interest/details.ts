import { INTEREST_MESSAGES, type interestFields } from '@firstrung/api/contracts'
import type * as v from 'valibot'
import { type FieldErrors, invalid } from '../../../lib/errors'
import { nameKey } from '../../../lib/name-key'
import type { Profile, ProfileFields } from '../../account/profile'
import { type EntityRow, namesOf } from '../../public/entities'

export type Details = v.InferOutput<v.ObjectSchema<typeof interestFields, undefined>>

export const LISTS = ['pathways', 'degree-areas', 'universities'] as const

export function missingFields(profile: Pick<Profile, 'pathway_id' | 'end_year'>): RequiredField[] {
  const { pathway_id: pathway, end_year: endYear } = profile
  return (['pathway', 'endYear'] as const).filter(field => ({ pathway, endYear })[field] === null)
}

type RequiredField = keyof typeof INTEREST_MESSAGES

export const missingMessages = (fields: readonly RequiredField[]): FieldErrors =>
  Object.fromEntries(fields.map(field => [field, [INTEREST_MESSAGES[field]]]))

/** Throws 422 for an item that is not in its list. */
export function profileChanges(details: Details, profile: Profile, entities: readonly EntityRow[]): ProfileFields {
  const { firstName, lastName, pathway, university, degreeArea, endYear } = details
  requireItem(entities, { list: 'pathways', id: pathway, field: 'pathway' })
  requireItem(entities, { list: 'degree-areas', id: degreeArea, field: 'degreeArea' })
  if (endYear !== undefined && profile.start_year !== null && endYear < profile.start_year) {
    throw invalid({ endYear: [`End year must be the same as or after your start year, ${profile.start_year}`] })
  }
  return {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(pathway === undefined ? {} : { pathway_id: pathway }),
    ...(degreeArea === undefined ? {} : { degree_area_id: degreeArea }),
    ...(endYear === undefined ? {} : { end_year: endYear }),
    ...(university ? placeOfStudy(university, pathway ?? profile.pathway_id, entities) : {}),
  }
}

interface Item {
  list: string
  id: number | undefined
  field: string
}

function requireItem(entities: readonly EntityRow[], { list, id, field }: Item): void {
  if (id !== undefined && !entities.some(item => item.list === list && item.id === id && item.active)) {
    throw invalid({ [field]: ['Choose an item of the list'] })
  }
}

/** Universities in our list are stored by id, others by name; pupils name their school or college. */
function placeOfStudy(name: string, pathwayId: number | null, entities: readonly EntityRow[]): ProfileFields {
  const pathway = entities.find(({ list, id }) => list === 'pathways' && id === pathwayId)
  if (pathway?.details.place === 'school') {
    return { school_name: name }
  }
  const key = nameKey(name)
  const known = entities.find(item => item.list === 'universities' && namesOf(item).some(own => nameKey(own) === key))
  return known ? { university_id: known.id, university_name: null } : { university_id: null, university_name: name }
}
