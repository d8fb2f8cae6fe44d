import { type FormValues, textOf } from '../../../http/form'
import { date, monthYear } from '../../../lib/formats'
import type { Profile } from '../../account/profile'
import type { EntityRow } from '../../public/entities'
import { jobState, jobUrl } from '../../public/jobs'
import { transitionsOf } from './machine'
import type { InterestJob, listRegistrations, RegistrationRow } from './queries'

export function presentRegistration(jobId: number, { state, registered_at }: RegistrationRow) {
  return {
    jobId,
    machine: 'registerYourInterest' as const,
    state,
    transitions: transitionsOf(state),
    registeredAt: registered_at?.toISOString() ?? null,
  }
}

export const presentRegistrations = (rows: Awaited<ReturnType<typeof listRegistrations>>) =>
  rows.map(({ job_id, state, registered_at }) => ({
    jobId: job_id,
    state,
    registeredAt: registered_at?.toISOString() ?? null,
  }))

interface KnownDetails {
  job: InterestJob
  profile: Profile
  entities: readonly EntityRow[]
  isShared: boolean
}

export function presentDetails({ job, profile, entities, isShared }: KnownDetails) {
  const choices = (name: string) =>
    entities.filter(({ list, active }) => list === name && active).map(({ id, name: text }) => ({ id, name: text }))
  const university = entities.find(({ id }) => id === profile.university_id)
  return {
    employer: job.company_name,
    email: profile.email,
    values: {
      firstName: profile.first_name,
      lastName: profile.last_name,
      pathway: profile.pathway_id,
      university: university?.name ?? profile.university_name ?? profile.school_name ?? '',
      degreeArea: profile.degree_area_id,
      endYear: profile.end_year,
      share: isShared,
    },
    pathways: choices('pathways'),
    degreeAreas: choices('degree-areas'),
  }
}

export function presentForm({ values, pathways, degreeAreas, ...details }: ReturnType<typeof presentDetails>) {
  const toOptions = (choices: typeof pathways) => choices.map(({ id, name }) => ({ value: String(id), text: name }))
  const known = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? value : String(value ?? ''),
  ])
  return {
    ...details,
    known: Object.fromEntries(known) as Record<keyof typeof values, string | boolean>,
    pathways: toOptions(pathways),
    degreeAreas: toOptions(degreeAreas),
  }
}

export function presentJob(job: InterestJob, now: Date) {
  return {
    id: job.id,
    title: job.title,
    employer: job.company_name,
    url: jobUrl(job),
    state: jobState(job, now),
    opens: job.opens_at && job.opens_at > now ? monthYear(job.opens_at) : null,
  }
}

export function presentStatus(row: RegistrationRow | undefined) {
  const isListed = row?.state === 'confirmed' || row?.state === 'notified'
  return { isListed, since: isListed && row.registered_at ? date(row.registered_at) : null }
}

/** `isSent` makes the template prefer these values to the profile. */
export function presentInterestValues(values: FormValues) {
  const text = (name: string) => textOf(values, name).slice(0, 300)
  return {
    isSent: Object.keys(values).length > 0,
    firstName: text('firstName'),
    lastName: text('lastName'),
    pathway: text('pathway'),
    university: text('university'),
    degreeArea: text('degreeArea'),
    endYear: text('endYear'),
    share: values.share === 'on',
  }
}
