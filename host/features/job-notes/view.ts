import type { Row } from '../../db/tables'

/** Returns a note at a position in its list. */
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

/** The separator between notes in a spreadsheet cell. */
export const NOTE_BREAK = '\n----\n'
