import type { TrackerStage } from '../../../db/tables'
import { dayOfText } from '../../../lib/day-of-text'
import { type PlansOfJob, readPlans } from '../application-plans'
import { currentStage, type StageState } from '../tracker'
import type { Cells } from './cells'
import { checkJob, type NewJob, type Problem, readNotes } from './check'
import { type ColumnName, COLUMNS, findHeading, type Mapping } from './columns'
import { findStageColumns, NOT_TICKED, readStages, readTime, type StageColumns, TICKED } from './stages'
import { withoutBlanks } from './values'

export interface ImportRow {
  /** As spreadsheet programs count it. */
  row: number
  title: string
  company: string
  stage: TrackerStage
  stages: StageState[]
  notes: string[]
  plans: PlansOfJob
  /** When the application last changed, in a table from our own export. */
  changedAt: Date | null
  starred: boolean
  job: NewJob | null
  ownId: number | null
  problems: Problem[]
  remarks: string[]
}

const STAR_HEADING = /^(?:starred|stars?|fav(?:ou?rite)?s?)$/i
const IS_MARKED = /^(?:y|yes|true|1|x)$|^[*★⭐✓✔❤♥]/iu

interface RowsContext {
  mapping: Mapping
  isOwnHost: (url: URL) => boolean
  now: Date
}

export function readRows(cells: Cells, context: RowsContext): ImportRow[] {
  const place = findHeading(cells)
  const heading = cells[place] ?? []
  const stageColumns = findStageColumns(heading, Object.values(context.mapping))
  return cells.flatMap((row, index) =>
    index > place && row.length > 0 ? [readRow({ heading, row, number: index + 1, stageColumns, ...context })] : [],
  )
}

interface Reading extends RowsContext {
  heading: readonly string[]
  row: readonly string[]
  number: number
  stageColumns: StageColumns
}

function readRow({ heading, row, number, mapping, stageColumns, isOwnHost, now }: Reading): ImportRow {
  const textAt = (index: number) => unescape(row[index] ?? '')
  const exportCell = (name: string) => textAt(heading.findIndex(text => text.toLowerCase() === name.toLowerCase()))
  const cell = (name: ColumnName) => textAt(mapping[name] ?? -1)
  const [deadline, applied] = [readDayCell('deadline', cell, now), readDayCell('applied', cell, now)]
  const { url, ownId } = readUrl(withoutBlanks(cell('url')), isOwnHost)
  const checked = checkJob({
    jobTitle: cell('title'),
    companyName: cell('company'),
    url,
    location: cell('location'),
    salaryText: cell('salary'),
    deadline: deadline.day ?? '',
  })
  const { notes, remarks } = readNotes(cell('notes'))
  const planned = readPlans(exportCell)
  const stage = mapping.stage === undefined ? undefined : cell('stage')
  const read = readStages({ stage, applied: applied.day, columns: stageColumns, cell: textAt }, now)
  return {
    row: number,
    title: checked.job?.jobTitle ?? cell('title'),
    company: checked.job?.companyName ?? cell('company'),
    stage: currentStage(read.stages).slug,
    stages: read.stages,
    notes,
    plans: planned.plans,
    changedAt: readChange(exportCell('Last change'), now),
    starred: IS_MARKED.test(textAt(heading.findIndex(text => STAR_HEADING.test(text)))),
    job: checked.job,
    ownId,
    problems: checked.problems,
    remarks: [deadline, applied, checked, { remarks }, planned, read].flatMap(part => part.remarks),
  }
}

function readDayCell(column: 'deadline' | 'applied', cell: (name: ColumnName) => string, now: Date) {
  const text = withoutBlanks(cell(column))
  const day = dayOf(column, text, now)
  const remark = `${COLUMNS[column].text}: “${text.slice(0, 40)}” is not a date we can read, so we leave it out`
  return { day: day ?? null, remarks: day === undefined ? [remark] : [] }
}

/** "Applied?" may have ticks in place of days: '' is a day that nobody knows, null none. */
function dayOf(column: 'deadline' | 'applied', text: string, now: Date): string | null | undefined {
  if (column === 'applied' && TICKED.test(text)) {
    return ''
  }
  const isNone = text === '' || (column === 'applied' && NOT_TICKED.test(text))
  return isNone ? null : dayOfText(text, now)
}

function readChange(text: string, now: Date): Date | null {
  const at = text === '' ? undefined : readTime(text)
  return at && at <= now ? at : null
}

/** Our exports write an apostrophe before a formula; it is not part of the text. */
const unescape = (text: string) => text.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')

/** Adds a scheme if there is none. Addresses of this site identify a job. */
function readUrl(text: string, isOwnHost: (url: URL) => boolean): { url: string; ownId: number | null } {
  const isPath = /^\/jobs\/\d/.test(text)
  const full = isPath
    ? `https://own.invalid${text}`
    : /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text)
      ? `https://${text}`
      : text
  const url = URL.canParse(full) ? new URL(full) : undefined
  const id = url && (isPath || isOwnHost(url)) ? /^\/jobs\/(\d{1,9})(-|$)/.exec(url.pathname)?.[1] : undefined
  return id ? { url: '', ownId: Number(id) } : { url: full.replace(/^http:/i, 'https:'), ownId: null }
}

export const columnText = (name: ColumnName): string => COLUMNS[name].text
