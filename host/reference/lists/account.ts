import { type Entry, named } from './entry'

export const pathways: readonly Entry[] = [
  { name: 'School or college student', slug: 'school-or-college', details: { place: 'school' } },
  { name: 'Undergraduate', details: { place: 'university' } },
  { name: 'Postgraduate', details: { place: 'university' } },
  { name: 'Recent graduate', details: { place: 'university', hint: 'Graduated in the last three years' } },
  { name: 'Apprentice', details: { place: 'school' } },
  { name: 'Career changer', details: { place: 'university' } },
]

export const userInterests = named(
  'Find a placement',
  'Find an internship',
  'Find a graduate job',
  'Find an apprenticeship',
  'Explore careers',
  'Read reviews',
  'Write a review',
  'Go to events',
)

export const eventTypes = named(
  'Careers fair',
  'Insight day',
  'Webinar',
  'Campus visit',
  'Skills workshop',
  'Open evening',
  'Hackathon',
)

export const emailFrequencies: readonly Entry[] = [
  { name: 'Off' },
  { name: 'Daily' },
  { name: 'Weekly' },
  { name: 'Monthly', details: { only: 'news' } },
]

/** `group` marks mutually exclusive stages; `impliesApplied` marks the steps that only an applicant reaches. */
export const appTrackerStages: readonly Entry[] = [
  { name: 'Interested', details: { always: true } },
  { name: 'Applied' },
  { name: 'Online test', details: { impliesApplied: true } },
  { name: 'Video interview', details: { impliesApplied: true } },
  { name: 'Phone interview', details: { impliesApplied: true } },
  { name: 'Interview', details: { impliesApplied: true } },
  { name: 'Assessment centre', details: { impliesApplied: true } },
  { name: 'Offer', details: { impliesApplied: true } },
  { name: 'Accepted', details: { impliesApplied: true, group: 'end' } },
  { name: 'Not successful', slug: 'unsuccessful', details: { group: 'end' } },
  { name: 'Withdrawn', details: { group: 'end' } },
]
