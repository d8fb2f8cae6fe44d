import { ethnicities, freeSchoolMeals, genders, parentProfessions } from './about-you'
import { appTrackerStages, emailFrequencies, eventTypes, pathways, userInterests } from './account'
import { companyIndustries } from './company-industries'
import type { Entry } from './entry'
import { jobRoles } from './job-roles'
import { jobTypes } from './job-types'
import { universities } from './universities'

export { degrees } from './degrees'
export type { Entry } from './entry'
export { faqs } from './faqs'
export { quiz } from './quiz'

/** Areas and courses are not here, because they span two lists. */
export const lists: Readonly<Record<string, readonly Entry[]>> = {
  'app-tracker-stages': appTrackerStages,
  'company-industries': companyIndustries,
  'email-frequencies': emailFrequencies,
  ethnicities,
  'event-types': eventTypes,
  'free-school-meals': freeSchoolMeals,
  genders,
  'job-roles': jobRoles,
  'job-types': jobTypes,
  'parent-professions': parentProfessions,
  pathways,
  universities,
  'user-interests': userInterests,
}
