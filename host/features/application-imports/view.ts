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

/** Returns what an import would do, row by row. */
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
      stageName: STAGES.find(({ slug }) => slug === row.stage)?.name ?? '',
      outcome: row.outcome,
      problems: row.problems.map(({ column, text }) => ({ column: columnText(column), text })),
      remarks: row.remarks,
    })),
  }
}
