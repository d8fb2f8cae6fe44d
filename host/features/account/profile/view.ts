import type { Row } from '../../../db/tables'
import { type NamedPlace, nameOutcode } from '../../public/search'
import type { ContactPreferences } from './age'
import type { Lists } from './lists'
import type { findJobPreferences } from './preference-queries'
import type { Profile } from './queries'
import type { Section } from './sections'

interface Stored {
  profile: Profile
  jobPreferences: Awaited<ReturnType<typeof findJobPreferences>>
  preferences: ContactPreferences
  equality: Row<'equality_answers'> | undefined
  lists: Lists
  places: readonly NamedPlace[]
}

type Entries = [field: string, value: unknown][]

/** By section. Items are given by slug, empty values as null or an empty list. */
export function presentValues(stored: Stored): Record<Section, Entries> {
  const { profile, preferences } = stored
  return {
    account: Object.entries({ firstName: profile.first_name, lastName: profile.last_name }),
    pathway: Object.entries({
      pathway: slugOf(stored, profile.pathway_id),
      birthYear: profile.birth_year,
    }),
    education: presentEducation(stored),
    interests: Object.entries({
      interests: slugsOf(stored, profile.interest_ids),
      eventTypes: slugsOf(stored, profile.event_type_ids),
    }),
    'job-preferences': presentJobPreferences(stored),
    'about-you': presentEquality(stored),
    'contact-preferences': Object.entries(preferences),
    details: Object.entries({
      phone: profile.phone,
      expectedGrade: profile.expected_grade,
      homePlace: stored.places.find(({ id }) => id === profile.home_place_id)?.slug ?? null,
    }),
  }
}

const slugOf = ({ lists }: Stored, id: number | null) => lists.byId(id)?.slug ?? null
const slugsOf = (stored: Stored, ids: readonly number[]) => ids.flatMap(id => slugOf(stored, id) ?? [])
const nameOf = ({ lists }: Stored, id: number | null) => lists.byId(id)?.name ?? null

/** University and course are text fields, so they are given by name. */
function presentEducation(stored: Stored): Entries {
  const { profile } = stored
  return Object.entries({
    university: nameOf(stored, profile.university_id) ?? profile.university_name,
    universityNotListed: profile.university_name !== null,
    course: nameOf(stored, profile.course_id) ?? profile.course_name,
    degreeArea: slugOf(stored, profile.degree_area_id),
    level: profile.level,
    school: profile.school_name,
    qualification: profile.qualification,
    startYear: profile.start_year,
    endYear: profile.end_year,
  })
}

function presentJobPreferences(stored: Stored): Entries {
  const { jobPreferences: row, places } = stored
  const chosen = (row?.places ?? []).flatMap(({ place_id, outcode, radius_miles }) => {
    const town = places.find(({ id }) => id === place_id)
    const place = town && outcode !== null ? nameOutcode(outcode, town) : town
    return place ? [{ place: place.slug, name: place.label, radius: radius_miles }] : []
  })
  return Object.entries({
    types: slugsOf(stored, row?.type_ids ?? []),
    roles: slugsOf(stored, row?.role_ids ?? []),
    industries: slugsOf(stored, row?.industry_ids ?? []),
    places: chosen,
    pattern: row?.patterns ?? [],
    salaryMin: typeof row?.salary_min_pence === 'number' ? row.salary_min_pence / 100 : null,
    startFrom: row?.start_from ?? null,
    needsVisa: row?.needs_visa ?? null,
  })
}

function presentEquality(stored: Stored): Entries {
  const { equality: row } = stored
  return Object.entries({
    consent: row !== undefined,
    gender: slugOf(stored, row?.gender_id ?? null),
    genderText: row?.gender_text ?? null,
    ethnicity: slugOf(stored, row?.ethnicity_id ?? null),
    ethnicityText: row?.ethnicity_text ?? null,
    freeSchoolMeals: slugOf(stored, row?.free_school_meals_id ?? null),
    parentProfession: slugOf(stored, row?.parent_profession_id ?? null),
    firstInFamily: row?.first_in_family ?? null,
    disability: row?.disability ?? null,
  })
}
