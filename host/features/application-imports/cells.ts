import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { invalid } from '../../errors'

/** The cells of a table as text, the heading first. */
export type Cells = readonly (readonly string[])[]

const MOST_ROWS = 500
const MOST_COLUMNS = 60
const MOST_TEXT = 3000
/** A small file may unpack to a huge one. */
const MOST_UNPACKED = 30 * 1024 * 1024
const ZIP = Buffer.from('PK\u0003\u0004')
const BAD = 'Choose a spreadsheet as CSV or XLSX'

/** Reads a spreadsheet. Throws 422 with the field `file` for anything else, and for one without rows. */
export async function readCells(file: Buffer | undefined): Promise<Cells> {
  if (!file || file.length === 0) {
    throw wrong(BAD)
  }
  const cells = file.subarray(0, 4).equals(ZIP) ? await readXlsx(file) : readCsv(file)
  const rows = cells.filter(row => row.some(cell => cell !== ''))
  if (rows.length < 2) {
    throw wrong('That spreadsheet has no rows below its heading')
  } else if (rows.length > MOST_ROWS + 1) {
    throw wrong(`That spreadsheet has more than ${MOST_ROWS} rows. Divide it`)
  }
  return rows.map(row => row.slice(0, MOST_COLUMNS).map(cell => cell.slice(0, MOST_TEXT)))
}

const wrong = (message: string) => invalid({ file: [message] }, message)

/** Commas, semicolons or tabs; UTF-8 with or without a mark, else the encoding of old Windows programs. */
function readCsv(file: Buffer): string[][] {
  const text = decode(file)
  if (text.includes('\0')) {
    throw wrong(BAD)
  }
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true, trim: true })
  } catch {
    throw wrong('We could not read that CSV file. Save it as CSV again, or as XLSX')
  }
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

/** The character of the heading that separates most cells. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const count = (delimiter: string) => heading.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

async function readXlsx(file: Buffer): Promise<string[][]> {
  try {
    let unpacked = 0
    unzipSync(new Uint8Array(file), {
      filter({ originalSize }) {
        unpacked += originalSize
        return false
      },
    })
    if (unpacked > MOST_UNPACKED) {
      throw new Error('too large when unpacked')
    }
    return (await readSheet(file)).map(row => row.map(toText))
  } catch {
    throw wrong('We could not read that XLSX file. Save it again, or as CSV')
  }
}

/** A day is written as `YYYY-MM-DD`: spreadsheets have no time zone. */
function toText(cell: unknown): string {
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10)
  }
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : ''
}
