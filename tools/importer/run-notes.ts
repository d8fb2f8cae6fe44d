import type { Decoding } from './read/decode'
import { fieldsAt, lineAt, Rejection, type Fields } from './read/fields'
import type { Report } from './report'

export const formatClosed = (source: string, count: number, dryRun: boolean): string =>
  `${source}: ${count} open adverts are no longer listed${dryRun ? '' : ', so they were closed'}`

export function noteDecoding(report: Report, file: string, { windows, damaged }: Decoding): void {
  if (windows > 0) {
    report.note(`${file}: ${windows} lines are not UTF-8 and were read as Windows-1252`)
  }
  if (damaged > 0) {
    report.note(`${file}: characters are lost in ${damaged} lines`)
  }
}

export const idOf = (fields: Fields): string =>
  lineAt(fields, 'x_id') ||
  lineAt(fields, 'id') ||
  lineAt(fieldsAt(fields, 'identifier'), 'value') ||
  lineAt(fields, 'key')

/** An error in a reader is our bug, but it rejects only that record. */
export function reasonOf(error: unknown): string {
  if (error instanceof Rejection) {
    return error.message
  }
  return `it cannot be read: ${error instanceof Error ? error.message : String(error)}`
}
