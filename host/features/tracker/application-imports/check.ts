import { contracts, NoteText } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { NOTE_BREAK } from '../job-notes'
import { type ColumnName, COLUMNS } from './columns'

const Job = contracts['POST /ajax/user/external-jobs'].body

export type NewJob = v.InferOutput<typeof Job>

type Field = 'jobTitle' | 'companyName' | 'url' | 'location' | 'salaryText' | 'deadline'

const FIELD_COLUMNS: Readonly<Record<string, ColumnName>> = {
  jobTitle: 'title',
  companyName: 'company',
  companyId: 'company',
  url: 'url',
  location: 'location',
  salaryText: 'salary',
  deadline: 'deadline',
}
const REQUIRED = new Set(['jobTitle', 'companyName', 'companyId'])
const MAX_NOTE_LENGTH = 2000
const MAX_NOTES = 50

export interface Problem {
  column: ColumnName
  text: string
}

interface CheckedJob {
  job: NewJob | null
  problems: Problem[]
  remarks: string[]
}

/** Invalid cells are cut or omitted, because the rest of the row is worth more. Title and employer are required. */
export function checkJob(values: Readonly<Record<Field, string>>): CheckedJob {
  const checked = v.safeParse(Job, values)
  if (checked.success) {
    return { job: checked.output, problems: [], remarks: [] }
  }
  const faults = checked.issues.map(issue => ({ issue, field: String(v.getDotPath(issue)) }))
  const problems = faults
    .filter(({ issue, field }) => REQUIRED.has(field) && issue.type !== 'max_length')
    .map(({ issue, field }) => ({ column: FIELD_COLUMNS[field] ?? 'title', text: issue.message }))
  if (problems.length > 0) {
    return { job: null, problems, remarks: [] }
  }
  const repairs = faults.map(({ issue, field }) => repair(issue, { field: field as Field, values }))
  const repaired = { ...values, ...Object.fromEntries(repairs.map(({ field, text }) => [field, text])) }
  const again = checkJob(repaired)
  return { ...again, remarks: [...repairs.map(({ remark }) => remark), ...again.remarks] }
}

function repair(
  issue: { type: string; requirement?: unknown; message: string },
  { field, values }: { field: Field; values: Readonly<Record<Field, string>> },
) {
  const name = COLUMNS[FIELD_COLUMNS[field] ?? 'title'].text
  const most = issue.type === 'max_length' && field !== 'url' ? Number(issue.requirement) : 0
  const remark =
    most > 0
      ? `${name}: we keep the first ${most} characters`
      : `${name}: we leave out “${values[field].slice(0, 40)}”. ${issue.message}`
  return { field, text: cut(values[field], most), remark }
}

/** Cuts a text without splitting a surrogate pair. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** Our export has all notes of a job in one cell; a longer text becomes several notes. */
export function readNotes(text: string): { notes: string[]; remarks: string[] } {
  const notes = text
    .replaceAll(/\r\n?/g, '\n')
    .split(NOTE_BREAK)
    .flatMap(divide)
    .flatMap(part => {
      const checked = v.safeParse(NoteText, part)
      return checked.success ? [checked.output] : []
    })
  return {
    notes: notes.slice(0, MAX_NOTES),
    remarks: notes.length > MAX_NOTES ? [`Notes: we keep the first ${MAX_NOTES}`] : [],
  }
}

function divide(text: string): string[] {
  if (text.length <= MAX_NOTE_LENGTH) {
    return [text]
  }
  const part = cut(text, MAX_NOTE_LENGTH)
  const end = part.search(/\s\S*$/)
  const at = end > MAX_NOTE_LENGTH / 2 ? end : part.length
  return [part.slice(0, at), ...divide(text.slice(at))]
}
