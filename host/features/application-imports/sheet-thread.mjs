import { parentPort, workerData } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'

/*
 * The thread that reads a spreadsheet: `workerData` is its bytes with the limits, the answer the rows that have a cell, or
 * why there are none. It stops at the first row over the limit.
 */

const { file, mostRows, mostColumns, mostText, mostCharacters } = workerData
const ZIP = Buffer.from('PK\u0003\u0004')
/** A small file may unpack to a huge one. */
const MOST_UNPACKED = 30 * 1024 * 1024
const MOST_PARTS = 200
/** Many of the rows of a sheet may be empty. The time to read them grows with the square of their number. */
const MOST_SHEET_ROWS = 10 * mostRows
/** The longest line of a CSV file; a quotation mark that is never closed makes one line of the rest. */
const LONGEST_LINE = mostColumns * mostText

parentPort.postMessage(await answer(Buffer.from(file)))

async function answer(bytes) {
  const isZip = bytes.subarray(0, 4).equals(ZIP)
  try {
    const rows = isZip ? await readXlsx(bytes) : readCsv(bytes)
    return Array.isArray(rows) ? limit(rows) : rows
  } catch {
    return { fault: isZip ? 'xlsx' : 'csv' }
  }
}

function limit(rows) {
  const result = []
  let left = mostCharacters
  for (const row of rows) {
    const cells = row.slice(0, mostColumns).map(cell => cell.slice(0, mostText))
    if (cells.some(cell => cell !== '')) {
      left -= cells.reduce((sum, cell) => sum + cell.length, 0)
      if (left < 0) {
        return { fault: 'text' }
      }
      result.push(cells)
    }
    if (result.length > mostRows) {
      return { fault: 'rows' }
    }
  }
  return { rows: result }
}

/** Commas, semicolons or tabs; UTF-8 with or without a mark, else the encoding of old Windows programs. */
function readCsv(bytes) {
  const text = decode(bytes)
  return text.includes('\0')
    ? { fault: 'kind' }
    : parse(text, {
        delimiter: delimiterOf(text),
        relax_column_count: true,
        skip_empty_lines: true,
        skip_records_with_empty_values: true,
        trim: true,
        to: mostRows + 1,
        max_record_size: LONGEST_LINE,
      })
}

function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The character of the heading that separates most cells. */
function delimiterOf(text) {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const count = delimiter => heading.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

/**
 * The reader gets only the parts that a table consists of, stored without compression: what it unpacks is never more than
 * the sizes that were checked, whatever the file says about itself.
 */
async function readXlsx(bytes) {
  let [unpacked, parts] = [0, 0]
  const files = unzipSync(new Uint8Array(bytes), {
    filter({ name, originalSize }) {
      const isPart = /\.(xml|rels)$/.test(name)
      unpacked += isPart ? originalSize : 0
      parts += 1
      if (unpacked > MOST_UNPACKED || parts > MOST_PARTS) {
        throw new Error('too large when unpacked')
      }
      return isPart
    },
  })
  const isLong = Object.entries(files).some(
    ([name, part]) =>
      name.includes('/worksheets/') &&
      countRows(Buffer.from(part.buffer, part.byteOffset, part.byteLength)) > MOST_SHEET_ROWS,
  )
  if (isLong) {
    return { fault: 'rows' }
  }
  const sheet = await readSheet(Buffer.from(zipSync(files, { level: 0 })))
  return sheet.map(row => row.map(toText))
}

function countRows(part) {
  let count = 0
  for (let at = part.indexOf('<row'); at >= 0 && count <= MOST_SHEET_ROWS; at = part.indexOf('<row', at + 1)) {
    count += 1
  }
  return count
}

/** A day is written as `YYYY-MM-DD`: spreadsheets have no time zone. */
function toText(cell) {
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10)
  }
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : ''
}
