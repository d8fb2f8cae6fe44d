import { registrationFields } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { choice, date, entries, FROM_LIST, line, reference, references, required, tick, wholeNumber } from './fields'
import type { Lists, Place } from './lists'
import { MOST_PLACES, PATTERNS, RADII, YES_NO } from './options'

const YOUNGEST = 13

export const AccountFields = v.pipe(
  v.object({ firstName: registrationFields.firstName, lastName: registrationFields.lastName }),
  v.transform(({ firstName, lastName }) => ({ first_name: firstName, last_name: lastName })),
)

export const pathwayFields = (lists: Lists, now: Date) =>
  v.pipe(
    v.object({
      pathway: required(reference(lists, 'pathways', 'Choose where you are now'), 'Choose where you are now'),
      birthYear: wholeNumber({
        min: 1900,
        max: now.getUTCFullYear() - YOUNGEST,
        message: `Enter a year of birth up to ${now.getUTCFullYear() - YOUNGEST}, or leave blank`,
      }),
    }),
    v.transform(({ pathway, birthYear }) => ({ pathway_id: pathway, birth_year: birthYear })),
  )

export const interestFields = (lists: Lists) =>
  v.pipe(
    v.object({
      interests: v.pipe(
        references(lists, 'user-interests', { messages: { unknown: FROM_LIST } }),
        v.nonEmpty('Choose at least one'),
      ),
      eventTypes: references(lists, 'event-types', { messages: { unknown: FROM_LIST } }),
    }),
    v.transform(({ interests, eventTypes }) => ({ interest_ids: interests, event_type_ids: eventTypes })),
  )

export const jobPreferenceFields = (lists: Lists) =>
  v.pipe(
    v.object({
      types: v.pipe(
        references(lists, 'job-types', { messages: { unknown: FROM_LIST } }),
        v.nonEmpty('Choose at least one type of job'),
      ),
      roles: tenOf(lists, 'job-roles', 'roles'),
      industries: tenOf(lists, 'company-industries', 'industries'),
      radius: wholeNumber({ min: 0, max: 100, message: FROM_LIST }),
      places: places(lists),
      pattern: v.pipe(entries, v.array(v.picklist(PATTERNS, FROM_LIST), FROM_LIST)),
      salaryMin: wholeNumber({ min: 0, max: 1_000_000, message: 'Salary must be a number, like 24000' }),
      startFrom: date('Start date must be a real date'),
      needsVisa: v.nullish(v.union([v.boolean(), v.picklist(['yes', 'no', '', 'on'], FROM_LIST)]), ''),
    }),
    v.transform(({ types, roles, industries, ...rest }) => ({
      type_ids: types,
      role_ids: roles,
      industry_ids: industries,
      patterns: [...new Set(rest.pattern)],
      salary_min_pence: rest.salaryMin === null ? null : rest.salaryMin * 100,
      start_from: rest.startFrom,
      needs_visa: rest.needsVisa === '' ? null : rest.needsVisa === true || /^(yes|on)$/.test(String(rest.needsVisa)),
      places: rest.places.map(({ place_id, radius }) => ({
        place_id,
        radius_miles: radius ?? rest.radius ?? RADII[3],
      })),
    })),
  )

export type JobPreferences = v.InferOutput<ReturnType<typeof jobPreferenceFields>>

const tenOf = (lists: Lists, list: string, name: string) =>
  references(lists, list, {
    max: 10,
    messages: {
      unknown: `Choose ${name} from the list`,
      tooMany: `You can choose up to 10 ${name}`,
    },
  })

/** Names of places, or places with a radius each. */
const places = (lists: Lists) =>
  v.pipe(
    entries,
    v.array(v.union([v.string(), v.object({ place: v.string(), radius: v.optional(Radius()) })]), 'Enter a place'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const chosen = new Map<number, { place_id: number; radius: number | undefined }>()
      for (const entry of dataset.value) {
        const { place: name, radius = undefined } = typeof entry === 'string' ? { place: entry } : entry
        const place: Place | undefined = lists.place(name)
        if (!place) {
          addIssue({ message: `We could not find "${name.slice(0, 100)}". Enter a town, city or county` })
          return NEVER
        }
        chosen.set(place.id, { place_id: place.id, radius })
      }
      return [...chosen.values()]
    }),
    v.maxLength(MOST_PLACES, 'You can add up to 5 places'),
  )

const Radius = () => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** Returns the texts of a `places` value, which have to be looked up before it can be checked. */
export function enteredPlaces(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const texts = list.map(item => (Object(item) as { place?: unknown }).place ?? item)
  return texts
    .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= 100)
    .slice(0, 20)
}

export const equalityFields = (lists: Lists) =>
  v.pipe(
    v.object({
      consent: v.pipe(
        tick,
        v.check(ticked => ticked, 'Tick the box to let us keep these answers, or skip this step'),
      ),
      gender: reference(lists, 'genders', FROM_LIST),
      genderText: line(100, 'Description must be 100 characters or fewer'),
      ethnicity: reference(lists, 'ethnicities', FROM_LIST),
      ethnicityText: line(100, 'Description must be 100 characters or fewer'),
      freeSchoolMeals: reference(lists, 'free-school-meals', FROM_LIST),
      parentProfession: reference(lists, 'parent-professions', FROM_LIST),
      firstInFamily: choice(YES_NO, FROM_LIST),
      disability: choice(YES_NO, FROM_LIST),
    }),
    v.transform(fields => ({
      gender_id: fields.gender,
      gender_text: takesText(lists, fields.gender) ? fields.genderText : null,
      ethnicity_id: fields.ethnicity,
      ethnicity_text: takesText(lists, fields.ethnicity) ? fields.ethnicityText : null,
      free_school_meals_id: fields.freeSchoolMeals,
      parent_profession_id: fields.parentProfession,
      first_in_family: fields.firstInFamily,
      disability: fields.disability,
    })),
  )

/** Some choices ("another way") take a description. */
const takesText = (lists: Lists, id: number | null) => lists.byId(id)?.details.text === true

export const contactFields = (isMinor: boolean) => {
  const forAdults = 'You can turn this on once you are 18'
  return v.object({
    alerts: v.picklist(['off', 'daily', 'weekly'], 'Choose how often'),
    news: v.pipe(
      v.picklist(['off', 'weekly', 'monthly'], 'Choose how often'),
      v.check(news => !isMinor || news === 'off', forAdults),
    ),
    reminders: tick,
    recommendations: v.pipe(
      tick,
      v.check(isOn => !isMinor || !isOn, forAdults),
    ),
  })
}

const PHONE = 'Enter a UK phone number, or leave blank'

export const detailFields = (lists: Lists) =>
  v.pipe(
    v.object({
      phone: v.pipe(
        line(30, PHONE),
        v.nullable(
          v.pipe(
            v.string(),
            v.transform(text => text.replace(/[\s()-]/g, '').replace(/^(00|\+)440?/, '+44')),
            v.regex(/^(\+44|0)[1-9]\d{8,9}$/, PHONE),
          ),
        ),
      ),
      expectedGrade: line(40, 'Grade must be 40 characters or fewer'),
      homePlace: v.pipe(
        line(100, 'Home place must be 100 characters or fewer'),
        v.check(text => text === null || lists.place(text) !== undefined, 'Enter a town, city or county we know'),
      ),
    }),
    v.transform(({ phone, expectedGrade, homePlace }) => ({
      phone,
      expected_grade: expectedGrade,
      home_place_id: homePlace === null ? null : (lists.place(homePlace)?.id ?? null),
    })),
  )
