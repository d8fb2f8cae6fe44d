import * as v from 'valibot'
import { choice, FROM_LIST, type IsNeeded, line, lineOrId, reference, required, tick, wholeNumber } from './fields'
import type { Lists } from './lists'
import { LEVELS, QUALIFICATIONS } from './options'

interface Circumstances {
  now: Date
  isNeeded: IsNeeded
}

/** Past years stay valid. */
const yearFields = ({ now, isNeeded }: Circumstances) => {
  const year = (message: string) => wholeNumber({ min: 1950, max: now.getUTCFullYear() + 8, message })
  return {
    startYear: year('Choose a start year from the list'),
    endYear: required(year('Choose an end year from the list'), {
      isNeeded: isNeeded('endYear'),
      message: 'Choose the year you finish',
    }),
  }
}

const WRONG_ORDER = 'End year must be the same as or after the start year'
const areInOrder = ({ startYear, endYear }: { startYear: number | null; endYear: number | null }) =>
  startYear === null || endYear === null || endYear >= startYear

const NO_QUALIFICATION = 'Choose what you are studying for'
const NO_UNIVERSITY = 'Choose a university from the list, or "Mine is not listed"'

const universityEntries = (lists: Lists, circumstances: Circumstances) =>
  v.object({
    university: required(lineOrId(200, 'University must be 200 characters or fewer'), {
      isNeeded: circumstances.isNeeded('university'),
      message: NO_UNIVERSITY,
    }),
    universityNotListed: tick,
    course: required(lineOrId(200, 'Course must be 200 characters or fewer'), {
      isNeeded: circumstances.isNeeded('course'),
      message: 'Enter your course',
    }),
    degreeArea: reference(lists, 'degree-areas', FROM_LIST),
    level: choice(LEVELS, FROM_LIST),
    ...yearFields(circumstances),
  })

/** A course that is not in our list is stored by its name. */
export function universityFields(lists: Lists, circumstances: Circumstances) {
  const find = (list: string, text: string | null) => (text ? lists.find(list, text) : undefined)
  return v.pipe(
    universityEntries(lists, circumstances),
    v.forward(v.partialCheck([['startYear'], ['endYear']], areInOrder, WRONG_ORDER), ['endYear']),
    v.forward(
      v.partialCheck(
        [['university'], ['universityNotListed']],
        ({ university, universityNotListed }) =>
          universityNotListed || university === null || find('universities', university) !== undefined,
        NO_UNIVERSITY,
      ),
      ['university'],
    ),
    v.transform(({ university, course, degreeArea, level, startYear, endYear }) => {
      const [knownUniversity, knownCourse] = [find('universities', university), find('courses', course)]
      return {
        university_id: knownUniversity?.id ?? null,
        university_name: knownUniversity ? null : university,
        course_id: knownCourse?.id ?? null,
        course_name: knownCourse ? null : course,
        degree_area_id: degreeArea ?? knownCourse?.parent_id ?? null,
        level,
        school_name: null,
        qualification: null,
        start_year: startYear,
        end_year: endYear,
      }
    }),
  )
}

export const schoolFields = (circumstances: Circumstances) =>
  v.pipe(
    v.object({
      school: required(line(200, 'School must be 200 characters or fewer'), {
        isNeeded: circumstances.isNeeded('school'),
        message: 'Enter your school or college',
      }),
      qualification: required(choice(QUALIFICATIONS, NO_QUALIFICATION), {
        isNeeded: circumstances.isNeeded('qualification'),
        message: NO_QUALIFICATION,
      }),
      ...yearFields(circumstances),
    }),
    v.forward(v.partialCheck([['startYear'], ['endYear']], areInOrder, WRONG_ORDER), ['endYear']),
    v.transform(({ school, qualification, startYear, endYear }) => ({
      school_name: school,
      qualification,
      start_year: startYear,
      end_year: endYear,
      university_id: null,
      university_name: null,
      course_id: null,
      course_name: null,
      degree_area_id: null,
      level: null,
    })),
  )
