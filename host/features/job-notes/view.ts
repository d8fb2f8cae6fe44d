import type { Row } from '../../db/tables'

/** Returns a note at a place in its list. */
export function presentNote(row: Row<'job_notes'>, place: number) {
  return {
    id: row.id,
    text: row.text,
    version: row.version,
    sortOrder: place,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export const presentNotes = (rows: readonly Row<'job_notes'>[]) => rows.map(presentNote)

/** The line between two notes in one cell of a spreadsheet. */
export const NOTE_BREAK = '\n----\n'
