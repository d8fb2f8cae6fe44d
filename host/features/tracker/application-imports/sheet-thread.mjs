import { parentPort, workerData } from 'node:worker_threads'
import { unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { parseTable } from '../../../lib/csv.mjs'

/*
 * The thread that reads a spreadsheet: `workerData` is its bytes with the limits, the answer is the rows of each
 * sheet or the reason why there are none. A sheet ends at the first row over the limit, and reports that.
 */

const { file, mostRows, mostColumns, mostText, mostCharacters } = workerData
const ZIP = Buffer.from('PK\u0003\u0004')
/** A small file may unpack to a huge one. */
const MAX_UNPACKED = 30 * 1024 * 1024
const MAX_PARTS = 200
/** Many rows may be empty. The time to read them grows with the square of their number. */
const MAX_SHEET_ROWS = 10 * mostRows
parentPort.postMessage(await answer(Buffer.from(file)))

async function answer(bytes) {
  const isZip = bytes.subarray(0, 4).equals(ZIP)
  try {
    return isZip ? await readXlsx(bytes) : readCsv(bytes)
  } catch {
    return { fault: isZip ? 'xlsx' : 'csv' }
  }
}

/** All sheets share the limit of characters. An empty row has no cells and counts only as a place. */
function limitSheets(sheets) {
  let left = mostCharacters
  return {
    sheets: sheets.map(sheet => {
      const rows = []
      let count = 0
      for (const row of sheet) {
        const cells = row.slice(0, mostColumns).map(cell => cell.slice(0, mostText))
        const size = cells.reduce((sum, cell) => sum + cell.length, 0)
        count += size > 0 ? 1 : 0
        left -= size
        if (left < 0) {
          return { rows, fault: 'text' }
        } else if (count > mostRows) {
          return { rows, fault: 'rows' }
        }
        rows.push(size > 0 ? cells : [])
      }
      return { rows }
    }),
  }
}

function readCsv(bytes) {
  const text = decode(bytes)
  if (text.includes('\0')) {
    return { fault: 'kind' }
  }
  // An unclosed quotation mark makes one line of the rest.
  const rows = parseTable(text, { to: MAX_SHEET_ROWS + 1, max_record_size: mostColumns * mostText })
  return rows.length > MAX_SHEET_ROWS ? { fault: 'rows' } : limitSheets([rows])
}

/** UTF-8 and UTF-16 with or without a byte order mark, otherwise Windows-1252. */
function decode(bytes) {
  const wide = wideEncodingOf(bytes)
  if (wide) {
    return new TextDecoder(wide).decode(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** In UTF-16 nearly every second byte of a heading is 0. */
function wideEncodingOf(bytes) {
  const start = bytes.subarray(0, 64)
  const isMarked = (first, second) => bytes[0] === first && bytes[1] === second
  const zerosAt = rest => start.filter((byte, index) => byte === 0 && index % 2 === rest).length
  const isText = start.length > 3 && zerosAt(0) + zerosAt(1) > start.length / 3
  if (isMarked(0xff, 0xfe) || (isText && zerosAt(0) === 0)) {
    return 'utf-16le'
  }
  return isMarked(0xfe, 0xff) || (isText && zerosAt(1) === 0) ? 'utf-16be' : undefined
}

/**
 * The reader gets only the parts that make up a table, stored without compression: it never unpacks more than the
 * checked sizes, whatever the file claims.
 */
async function readXlsx(bytes) {
  let [unpacked, parts] = [0, 0]
  const files = unzipSync(new Uint8Array(bytes), {
    filter({ name, originalSize }) {
      const isPart = /\.(xml|rels)$/.test(name)
      unpacked += isPart ? originalSize : 0
      parts += 1
      if (unpacked > MAX_UNPACKED || parts > MAX_PARTS) {
        throw new Error('too large when unpacked')
      }
      return isPart
    },
  })
  const isLong = Object.entries(files).some(
    ([name, part]) =>
      name.includes('/worksheets/') &&
      countRows(Buffer.from(part.buffer, part.byteOffset, part.byteLength)) > MAX_SHEET_ROWS,
  )
  if (isLong) {
    return { fault: 'rows' }
  }
  const sheets = await readXlsxFile(Buffer.from(zipSync(files, { level: 0 })))
  return limitSheets(sheets.map(({ data }) => data.map(row => row.map(toText))))
}

function countRows(part) {
  let count = 0
  for (let at = part.indexOf('<row'); at >= 0 && count <= MAX_SHEET_ROWS; at = part.indexOf('<row', at + 1)) {
    count += 1
  }
  return count
}

/** A day is written as `YYYY-MM-DD`, with its time if it has one: spreadsheets have no time zone. */
function toText(cell) {
  if (cell instanceof Date) {
    const text = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString()
    return text.slice(11, 16) === '00:00' ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
  }
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : ''
}
