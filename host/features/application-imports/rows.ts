import { contracts, NoteText } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { TrackerStage } from '../../db/tables'
import { fieldErrors } from '../../http/field-errors'
import type { Cells } from './cells'
import { type ColumnName, COLUMNS, type Mapping } from './columns'
import { readDay, readStage } from './values'

const Job = contracts['POST /ajax/user/external-jobs'].body
/** The column that each field of a job comes from. */
const FIELD_COLUMNS: Readonly<Record<string, ColumnName>> = {
  jobTitle: 'title',
  companyName: 'company',
  companyId: 'company',
  url: 'url',
  location: 'location',
  salaryText: 'salary',
  deadline: 'deadline',
}

/** A row that can be imported, or why it cannot. */
export interface ImportRow {
  /** Its number in the spreadsheet: the heading is row 1. */
  row: number
  title: string
  company: string
  stage: TrackerStage
  applied: string | null
  note: string
  job: v.InferOutput<typeof Job> | null
  /** The job of this site that the web address names. */
  ownId: number | null
  problems: { column: ColumnName; text: string }[]
  /** Words that we do not know; the row is imported without them. */
  remarks: string[]
}

/** Reads every row below the heading. `isOwnHost` tells whether a web address is one of this site. */
export const readRows = (cells: Cells, mapping: Mapping, isOwnHost: (url: URL) => boolean): ImportRow[] =>
  cells.slice(1).map((row, index) => readRow({ row, number: index + 2, mapping, isOwnHost }))

interface Reading {
  row: readonly string[]
  number: number
  mapping: Mapping
  isOwnHost: (url: URL) => boolean
}

function readRow({ row, number, mapping, isOwnHost }: Reading): ImportRow {
  const cell = (name: ColumnName) => unescape(row[mapping[name] ?? -1] ?? '')
  const [deadline, applied] = [readCellDay('deadline', cell), readCellDay('applied', cell)]
  const { url, ownId } = readUrl(cell('url'), isOwnHost)
  const checked = v.safeParse(Job, {
    jobTitle: cell('title'),
    companyName: cell('company'),
    url,
    location: cell('location'),
    salaryText: cell('salary'),
    deadline: deadline.day,
  })
  const note = cell('notes')
  const isNote = note === '' || v.is(NoteText, note)
  const { stage, remarks } = readCellStage(cell('stage'), applied.day !== null)
  return {
    row: number,
    title: cell('title'),
    company: cell('company'),
    stage,
    applied: applied.day,
    note,
    job: checked.success ? checked.output : null,
    ownId,
    problems: [
      ...deadline.problems,
      ...applied.problems,
      ...(checked.success || ownId !== null ? [] : problemsOf(fieldErrors(checked.issues))),
      ...(isNote ? [] : [{ column: 'notes' as const, text: 'Notes must be 2,000 characters or fewer' }]),
    ],
    remarks,
  }
}

interface CellDay {
  day: string | null
  problems: ImportRow['problems']
}

function readCellDay(column: 'deadline' | 'applied', cell: (name: ColumnName) => string): CellDay {
  const text = cell(column)
  const day = text === '' ? null : readDay(text)
  const message = `“${text.slice(0, 40)}” is not a date we can read. Use 31/12/2026`
  return day === undefined ? { day: null, problems: [{ column, text: message }] } : { day, problems: [] }
}

/** Someone with a day of applying has applied, whatever the stage says. */
function readCellStage(text: string, hasApplied: boolean): Pick<ImportRow, 'stage' | 'remarks'> {
  const stage = readStage(text)
  const fallback = hasApplied ? 'applied' : 'interested'
  if (stage === undefined) {
    const message = `We don't know the stage “${text.slice(0, 40)}”, so this is imported as ${hasApplied ? 'Applied' : 'Interested'}`
    return { stage: fallback, remarks: [message] }
  }
  return { stage: stage === 'interested' ? fallback : stage, remarks: [] }
}

const problemsOf = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(errors).flatMap(([field, [text = '']]) => {
    const column = FIELD_COLUMNS[field]
    return column ? [{ column, text }] : []
  })

/** An apostrophe before a formula is not part of the text: exports write it. */
const unescape = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '')

/** An address without a scheme gets one. Addresses of this site name a job. */
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
