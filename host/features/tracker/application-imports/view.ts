import type { TrackerStage } from '../../../db/tables'
import { date as formatDate } from '../../../lib/formats'
import { planHeading } from '../application-plans'
import { STAGES } from '../tracker'
import { COLUMN_NAMES, COLUMNS, type Mapping } from './columns'
import type { PlannedRow } from './plan'
import { columnText } from './rows'

interface Preview {
  id: string
  heading: readonly string[]
  mapping: Mapping
  rows: readonly PlannedRow[]
}

/** Omits title, employer and stage. A job of this site has its own advert. */
function presentFacts({ ownId, job, stages, notes, plans: planned }: PlannedRow): { name: string; text: string }[] {
  const days = stages.flatMap(({ slug, date }) => (date === null ? [] : [{ slug, date }]))
  const facts = [
    ...(ownId === null && job
      ? [
          { name: COLUMNS.url.text, text: job.url },
          { name: COLUMNS.location.text, text: job.location },
          { name: COLUMNS.salary.text, text: job.salaryText },
          { name: COLUMNS.deadline.text, text: job.deadline && formatDate(job.deadline) },
        ]
      : []),
    ...days.map(({ slug, date }) => ({ name: nameOfStage(slug), text: formatDate(date) })),
    ...notes.map(text => ({ name: 'Note', text })),
    ...planned.flatMap(({ noun, plans }) => plans.map(plan => ({ name: planHeading(noun), text: textOf(plan) }))),
  ]
  return facts.flatMap(({ name, text }) => (text ? [{ name, text }] : []))
}

const textOf = (plan: object): string =>
  Object.values(plan)
    .filter(value => typeof value === 'string')
    .join(', ')

const nameOfStage = (stage: TrackerStage): string => STAGES.find(({ slug }) => slug === stage)?.name ?? ''

export function presentPreview({ id, heading, mapping, rows }: Preview) {
  const count = (outcome: PlannedRow['outcome']) => rows.filter(row => row.outcome === outcome).length
  return {
    importId: id,
    headings: heading.map((text, index) => text || `Column ${index + 1}`),
    columns: COLUMN_NAMES.map(name => ({ name, text: COLUMNS[name].text, index: mapping[name] ?? null })),
    counts: { imported: count('imported'), duplicates: count('duplicate'), problems: count('problem') },
    rows: rows.map(row => ({
      row: row.row,
      title: row.title,
      company: row.company,
      stage: row.stage,
      stageName: nameOfStage(row.stage),
      facts: presentFacts(row),
      outcome: row.outcome,
      problems: row.problems.map(({ column, text }) => ({ column: columnText(column), text })),
      remarks: row.remarks,
    })),
  }
}
