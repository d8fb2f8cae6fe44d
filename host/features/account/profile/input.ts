import { registrationFields } from '@firstrung/api/contracts'
import * as v from 'valibot'
import {
  choice,
  date,
  entries,
  FROM_LIST,
  type IsNeeded,
  line,
  reference,
  references,
  required,
  requiredItems,
  tick,
  wholeNumber,
} from './fields'
import type { Lists } from './lists'
import { YES_NO } from './options'
import { placeFields } from './place-input'

const YOUNGEST = 13

export const AccountFields = v.pipe(
  v.object({ firstName: registrationFields.firstName, lastName: registrationFields.lastName }),
  v.transform(({ firstName, lastName }) => ({ first_name: firstName, last_name: lastName })),
)

const NO_PATHWAY = 'Choose where you are now'

export const pathwayFields = (lists: Lists, { now, isNeeded }: { now: Date; isNeeded: IsNeeded }) =>
  v.pipe(
    v.object({
      pathway: required(reference(lists, 'pathways', NO_PATHWAY), {
        isNeeded: isNeeded('pathway'),
        message: NO_PATHWAY,
      }),
      birthYear: wholeNumber({
        min: 1900,
        max: now.getUTCFullYear() - YOUNGEST,
        message: `Enter a year of birth up to ${now.getUTCFullYear() - YOUNGEST}, or leave blank`,
      }),
    }),
    v.transform(({ pathway, birthYear }) => ({ pathway_id: pathway, birth_year: birthYear })),
  )

export const interestFields = (lists: Lists, isNeeded: IsNeeded) =>
  v.pipe(
    v.object({
      interests: requiredItems(references(lists, 'user-interests', { messages: { unknown: FROM_LIST } }), {
        isNeeded: isNeeded('interests'),
        message: 'Choose at least one',
      }),
      eventTypes: references(lists, 'event-types', { messages: { unknown: FROM_LIST } }),
    }),
    v.transform(({ interests, eventTypes }) => ({ interest_ids: interests, event_type_ids: eventTypes })),
  )

export const jobPreferenceFields = (lists: Lists, isNeeded: IsNeeded) =>
  v.pipe(
    v.object({
      types: requiredItems(references(lists, 'job-types', { messages: { unknown: FROM_LIST } }), {
        isNeeded: isNeeded('types'),
        message: 'Choose at least one type of job',
      }),
      roles: tenOf(lists, 'job-roles', 'roles'),
      industries: tenOf(lists, 'company-industries', 'industries'),
      places: placeFields(lists),
      pattern: v.pipe(entries, v.array(v.picklist(['on-site', 'hybrid', 'remote'], FROM_LIST), FROM_LIST)),
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
      places: rest.places,
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
    changes: tick,
    applications: tick,
    drafts: tick,
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
