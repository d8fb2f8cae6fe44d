import path from 'node:path'
import { invalid } from '../../errors'
import { runInThread, ThreadLimitError } from '../../http/thread'
import { withoutDirections } from '../../lib/directions'
import { root } from '../../lib/root'

/** The cells of a table as text, the heading first. */
export type Cells = readonly (readonly string[])[]

const MOST_ROWS = 500
/** The heading is a row too. A cell of a large table may be repeated, so its text has a limit of its own. */
const LIMITS = { mostRows: MOST_ROWS + 1, mostColumns: 60, mostText: 3000, mostCharacters: 1024 * 1024 }
const THREAD = path.join(root, 'host/features/application-imports/sheet-thread.mjs')
const THREAD_LIMITS = { ms: 4000, megabytes: 192 }

const TOO_MUCH = 'That spreadsheet has too much in it. Remove what is not about your applications'
const MESSAGES = {
  kind: 'Choose a spreadsheet as CSV or XLSX',
  csv: 'We could not read that CSV file. Save it as CSV again, or as XLSX',
  xlsx: 'We could not read that XLSX file. Save it again, or as CSV',
  rows: `That spreadsheet has more than ${MOST_ROWS} rows. Divide it`,
  text: TOO_MUCH,
}

type Answer = { rows: Cells } | { fault: keyof typeof MESSAGES }

/** Reads a spreadsheet. Throws 422 with the field `file` for anything else, and for one without rows. */
export async function readCells(file: Buffer | undefined): Promise<Cells> {
  if (!file || file.length === 0) {
    throw wrong(MESSAGES.kind)
  }
  const answer = await readInThread(file)
  if ('fault' in answer) {
    throw wrong(MESSAGES[answer.fault])
  } else if (answer.rows.length < 2) {
    throw wrong('That spreadsheet has no rows below its heading')
  }
  return answer.rows.map(row => row.map(withoutDirections))
}

const wrong = (message: string) => invalid({ file: [message] }, message)

async function readInThread(file: Buffer): Promise<Answer> {
  try {
    return (await runInThread(THREAD, { file, ...LIMITS }, THREAD_LIMITS)) as Answer
  } catch (error) {
    throw error instanceof ThreadLimitError ? wrong(TOO_MUCH) : error
  }
}
