import path from 'node:path'
import { withoutDirections } from '../../../lib/directions'
import { invalid } from '../../../lib/errors'
import { root } from '../../../lib/root'
import { runInThread, ThreadLimitError } from '../../../lib/thread'
import { countKnown, findHeading } from './columns'

/** All rows, so that each has the number that spreadsheet programs show. Empty ones have no cells. */
export type Cells = readonly (readonly string[])[]

const MAX_ROWS = 500
/** The heading is a row too. Cells have the limit of spreadsheet programs; the whole table has a separate one. */
const LIMITS = { mostRows: MAX_ROWS + 1, mostColumns: 60, mostText: 32_767, mostCharacters: 1024 * 1024 }
const THREAD = path.join(root, 'host/features/tracker/application-imports/sheet-thread.mjs')
const THREAD_LIMITS = { ms: 10_000, megabytes: 192 }

const TOO_MUCH = 'That spreadsheet has too much in it. Remove what is not about your applications'
const MESSAGES = {
  kind: 'Choose a spreadsheet as CSV or XLSX',
  csv: 'We could not read that CSV file. Save it as CSV again, or as XLSX',
  xlsx: 'We could not read that XLSX file. Save it again, or as CSV',
  rows: `That spreadsheet has more than ${MAX_ROWS} rows. Divide it`,
  text: TOO_MUCH,
}

type Fault = keyof typeof MESSAGES

interface Sheet {
  rows: Cells
  fault?: Fault
}

type Answer = { sheets: readonly Sheet[] } | { fault: Fault }

/** Throws 422 on the field `file` if it is not a spreadsheet or has no rows. */
export async function readCells(file: Buffer | undefined): Promise<Cells> {
  if (!file || file.length === 0) {
    throw wrong(MESSAGES.kind)
  }
  const answer = await readInThread(file)
  if ('fault' in answer) {
    throw wrong(MESSAGES[answer.fault])
  }
  const { rows, fault } = chooseSheet(answer.sheets)
  if (fault) {
    throw wrong(MESSAGES[fault])
  } else if (rowsBelow(rows) === 0) {
    throw wrong('That spreadsheet has no rows below its heading')
  }
  return rows.map(row => row.map(withoutDirections))
}

/** Prefers the most recognised columns, then the most rows: the first sheet may be a cover. */
function chooseSheet(sheets: readonly Sheet[]): Sheet {
  const rated = sheets.map(sheet => {
    const rows = rowsBelow(sheet.rows)
    return { sheet, columns: rows > 0 ? countKnown(sheet.rows[findHeading(sheet.rows)] ?? []) : 0, rows }
  })
  const [best] = rated.sort((a, b) => b.columns - a.columns || b.rows - a.rows)
  return best?.sheet ?? { rows: [] }
}

const rowsBelow = (rows: Cells): number => rows.slice(findHeading(rows) + 1).filter(row => row.length > 0).length

const wrong = (message: string) => invalid({ file: [message] }, message)

async function readInThread(file: Buffer): Promise<Answer> {
  try {
    return (await runInThread(THREAD, { file, ...LIMITS }, THREAD_LIMITS)) as Answer
  } catch (error) {
    throw error instanceof ThreadLimitError ? wrong(TOO_MUCH) : error
  }
}
