import { stringify } from 'csv-stringify/sync'
import { iso, localTime } from '../../../lib/formats'
import { dayOf } from '../../../lib/london-time'
import type { Services } from '../../../services'
import { loadPlanFields, PLAN_HEADINGS, type PlansOfJob, writePlans } from '../application-plans'
import { listAllNotes, NOTE_BREAK } from '../job-notes'
import { type ListedJob, loadListedJobs } from '../saved-items'
import { currentStage, STAGES } from '../tracker'
import { type JobFacts, listJobFacts } from './export-queries'

interface ExportedJob extends ListedJob, JobFacts {
  notes: string[]
  plans: PlansOfJob
}

export async function loadExport(services: Services, userId: number): Promise<ExportedJob[]> {
  const [jobs, notes, facts, plansOf] = await Promise.all([
    loadListedJobs(services, userId),
    listAllNotes(services.db, userId),
    listJobFacts(services.db, userId),
    loadPlanFields(services.db, userId),
  ])
  return jobs
    .map(job => ({
      ...job,
      ...(facts.get(`${job.type}-${job.id}`) ?? { place: '', salary: '' }),
      notes: notes.filter(({ type, item_id }) => type === job.type && item_id === job.id).map(({ text }) => text),
      plans: plansOf(job),
    }))
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

/** Includes cleared stages. */
export function exportJson(jobs: readonly ExportedJob[]) {
  return {
    applications: jobs.map(job => ({
      id: job.id,
      type: job.type,
      title: job.title,
      company: job.company,
      url: job.url,
      place: job.place || null,
      salary: job.salary || null,
      state: job.state,
      starred: job.starred,
      deadline: job.deadlineTimestamp === null ? null : iso(new Date(job.deadlineTimestamp)),
      stage: currentStage(job.appTrackerStages).slug,
      stages: job.appTrackerStages.map(({ stageId, order, ...stage }) => stage),
      notes: job.notes,
      ...Object.fromEntries(job.plans.map(({ noun, plans }) => [noun.key, plans])),
      updatedAt: job.updatedAt,
    })),
  }
}

/**
 * Has two columns for each stage: when it was ticked, and its day, in UK time. Cells that a spreadsheet would run as a
 * formula start with an apostrophe; the byte order mark makes Excel read UTF-8. An import of the file gives the same
 * tracker, without the ticks of checklists: their texts belong to this site and would need a column each.
 */
export function exportCsv(jobs: readonly ExportedJob[], baseUrl: string): string {
  const head = [
    ...['Job title', 'Employer', 'Web address', 'Place', 'Salary', 'Closes', 'Stage'],
    ...['Starred', 'Notes', 'Last change'],
    ...PLAN_HEADINGS,
  ]
  const rows = jobs.map(job => [
    job.title,
    job.company,
    job.url?.startsWith('/') ? new URL(job.url, baseUrl).href : (job.url ?? ''),
    job.place,
    job.salary,
    formatDeadline(job),
    currentStage(job.appTrackerStages).name,
    job.starred ? 'yes' : '',
    job.notes.join(NOTE_BREAK),
    localTime(job.updatedAt),
    ...job.plans.map(({ plans }) => writePlans(plans)),
    ...job.appTrackerStages.flatMap(({ done, doneAt, date }) => [
      done ? (doneAt === null ? 'yes' : localTime(doneAt)) : '',
      date ?? '',
    ]),
  ])
  const columns = STAGES.flatMap(({ name }) => [`${name}: done`, `${name}: day`])
  const ordered = rows.map(row => row.map(keepApostrophe)).sort(byChange(head.indexOf('Last change')))
  return stringify([[...head, ...columns], ...ordered], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}

/** External jobs and removed jobs have a day; an import turns the latter into external jobs. */
function formatDeadline({ type, url, deadlineTimestamp }: ExportedJob): string {
  if (deadlineTimestamp === null) {
    return ''
  }
  const at = new Date(deadlineTimestamp)
  return type === 'external-jobs' || url === null ? dayOf(at) : localTime(at)
}

/** A user's own apostrophe before a formula is doubled: reading the file removes one. */
const keepApostrophe = (text: string): string => (/^'+[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)

/** The order depends on the rows alone, so that two exports of equal trackers are equal. */
const byChange =
  (column: number) =>
  (a: readonly string[], b: readonly string[]): number =>
    (b[column] ?? '').localeCompare(a[column] ?? '') || (a.join('\0') < b.join('\0') ? -1 : 1)
