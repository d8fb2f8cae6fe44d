import { stringify } from 'csv-stringify/sync'
import { strToU8, zip } from 'fflate'
import { date } from '../../../lib/formats'
import type { ExportedRows } from './contents-queries'

/** Contains all data as one JSON file, a CSV file per list, and a list of the files. */
export function makeArchive(contents: readonly ExportedRows[], madeAt: Date): Promise<Uint8Array> {
  const everything = Object.fromEntries(contents.map(({ name, rows }) => [name, rows]))
  const filled = contents.filter(({ rows }) => rows.length > 0)
  const files = {
    'README.txt': readme(contents, madeAt),
    'everything.json': JSON.stringify({ madeAt, ...everything }, null, 2),
    ...Object.fromEntries(filled.map(({ name, rows }) => [`${name}.csv`, toCsv(rows)])),
  }
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  return new Promise((resolve, reject) => {
    zip(bytes, { mtime: madeAt }, (error, data) => (error ? reject(error) : resolve(data)))
  })
}

/** Cells that a spreadsheet would run as a formula start with an apostrophe; the byte order mark makes Excel read UTF-8. */
const toCsv = (rows: readonly Record<string, unknown>[]) =>
  stringify([...rows], {
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { date: value => value.toISOString(), boolean: value => (value ? 'yes' : 'no') },
  })

function readme(contents: readonly ExportedRows[], madeAt: Date): string {
  const lines = contents.map(({ name, about, rows }) =>
    rows.length > 0 ? `${name}.csv: ${about} (${rows.length})` : `${about}: nothing`,
  )
  return [`Your data on Firstrung, ${date(madeAt)}`, '', 'everything.json: all of it in one file', ...lines, ''].join(
    '\r\n',
  )
}
