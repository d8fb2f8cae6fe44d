import type { Db, Row } from '../../../db/tables'
import { inTransaction, lockUser } from '../../../db/transaction'
import { conflict, found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findOwnTitle } from '../saved-items'
import {
  deleteNote,
  findNote,
  insertNote,
  listNotes,
  type NotedJob,
  type NoteId,
  setSortOrder,
  updateNote,
} from './queries'

const LIMIT = 50

type NoteRow = Row<'job_notes'>

interface NoteKey extends NoteId {
  userId: number
}

/** Adds a note at the top. Throws 404 for a job that the user cannot see, 409 at the limit of 50 notes. */
export async function addNote(
  { db, clock }: Services,
  userId: number,
  { job, text, createdAt }: { job: NotedJob; text: string; createdAt?: Date },
): Promise<NoteRow & { place: number }> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const notes = await listNotes(trx, userId, job)
    if (notes.length === 0) {
      found(await findOwnTitle(trx, userId, job))
    } else if (notes.length >= LIMIT) {
      throw conflict(`You have ${LIMIT} notes on this job. Delete one to add another`)
    }
    const sortOrder = (notes[0]?.sort_order ?? 0) - 1
    const now = clock.now()
    const times = { created_at: createdAt && createdAt < now ? createdAt : now, updated_at: now }
    return { ...(await insertNote(trx, userId, { job, text, sort_order: sortOrder, ...times })), place: 0 }
  })
}

/** Changes the text of a note. Throws 404 if there is no such note, 409 if its text has changed since `version`. */
export async function changeNote(
  { db, clock }: Services,
  key: NoteKey,
  change: { text: string; version?: number | undefined },
): Promise<NoteRow & { place: number }> {
  const note = await updateNote(db, key.userId, { ...key, ...change, now: clock.now() })
  if (!note) {
    found(await findNote(db, key.userId, key))
    throw conflict('This note was changed in another tab')
  }
  const notes = await listNotes(db, key.userId, { type: note.type, id: note.item_id })
  return { ...note, place: notes.findIndex(({ id }) => id === note.id) }
}

/** The returned position lets `restoreNote` put the note back. Throws 404 if there is no such note. */
export async function removeNote(db: Db, { userId, ...key }: NoteKey): Promise<NoteRow & { place: number }> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const note = found(await findNote(trx, userId, key))
    const notes = await listNotes(trx, userId, { type: note.type, id: note.item_id })
    await deleteNote(trx, userId, key)
    return { ...note, place: notes.findIndex(({ id }) => id === note.id) }
  })
}

/** Throws like `addNote`. */
export async function restoreNote(
  services: Services,
  userId: number,
  { place, createdAt, ...note }: { job: NotedJob; text: string; place: number; createdAt: Date },
): Promise<void> {
  const { id } = await addNote(services, userId, { ...note, createdAt })
  await moveNote(services, { userId, id }, () => place)
}

/** Throws 404 if there is no such note. */
export async function moveNote({ db }: Services, { userId, id }: NoteKey, placeIn: (now: number) => number) {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const note = found(await findNote(trx, userId, { id }))
    const notes = await listNotes(trx, userId, { type: note.type, id: note.item_id })
    const others = notes.filter(row => row.id !== id)
    const place = placeIn(notes.findIndex(row => row.id === id))
    const ordered = others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, note)
    for (const [index, row] of ordered.entries()) {
      if (row.sort_order !== index) {
        await setSortOrder(trx, row.id, index)
      }
    }
    return ordered
  })
}
