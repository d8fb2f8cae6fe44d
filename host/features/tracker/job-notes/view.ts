import type { Row } from '../../../db/tables'

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

export const NOTE_BREAK = '\n----\n'
