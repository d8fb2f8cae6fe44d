import { stringify } from 'csv-stringify/sync'
import { iso } from '../../http/formats'
import type { ListedJob } from '../saved-items'
import { currentStage, STAGES } from '../tracker'

/** Returns the tracker as JSON: every job with its stages, those that were cleared included. */
export function exportJson(jobs: readonly ListedJob[]) {
  return {
    applications: jobs.map(job => ({
      id: job.id,
      type: job.type,
      title: job.title,
      company: job.company,
      url: job.url,
      state: job.state,
      deadline: job.deadlineTimestamp === null ? null : iso(new Date(job.deadlineTimestamp)),
      stage: currentStage(job.appTrackerStages).slug,
      stages: job.appTrackerStages.map(({ slug, name, done, doneAt, date }) => ({ slug, name, done, doneAt, date })),
      updatedAt: job.updatedAt,
    })),
  }
}

/**
 * Returns the tracker as CSV, a row for each job and two columns for each stage: when it was ticked, and its day. Cells that a
 * spreadsheet would run as a formula start with an apostrophe; the byte order mark makes Excel read UTF-8.
 */
export function exportCsv(jobs: readonly ListedJob[]): string {
  const head = ['Job title', 'Employer', 'Web address', 'Closes', 'Stage', 'Last change']
  const rows = jobs.map(job => [
    job.title,
    job.company,
    job.url ?? '',
    job.deadlineTimestamp === null ? '' : iso(new Date(job.deadlineTimestamp)),
    currentStage(job.appTrackerStages).name,
    job.updatedAt,
    ...job.appTrackerStages.flatMap(({ done, doneAt, date }) => [done ? (doneAt ?? 'yes') : '', date ?? '']),
  ])
  const columns = STAGES.flatMap(({ name }) => [`${name}: done`, `${name}: day`])
  return stringify([[...head, ...columns], ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}
