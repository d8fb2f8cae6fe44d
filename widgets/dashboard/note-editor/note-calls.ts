import { call, callOnLeave, track } from '@firstrung/api'

export interface Job {
  type: 'jobs' | 'external-jobs'
  id: number
}

export interface Note {
  id: number
  version: number
}

type Stored = Note & { text: string; updatedAt: string }

const newNote = ({ type, id }: Job, text: string) =>
  type === 'jobs' ? { jobId: id, text } : { externalJobId: id, text }

const changeCall = ({ type }: Job) =>
  type === 'jobs' ? ('PUT /ajax/user/job-notes/:id' as const) : ('PUT /ajax/user/external-notes/:id' as const)

/** Adds a note, or changes the given one. Fails with `ApiError`, with 409 if the note has another version. */
export async function saveNote(job: Job, note: Note | undefined, text: string): Promise<Stored> {
  if (note) {
    return call(changeCall(job), { params: { id: note.id }, body: { text, version: note.version } })
  }
  const added = await call('POST /ajax/user/job-notes', { body: newNote(job, text) })
  track('note_add', { type: job.type })
  return added
}

export function saveNoteOnLeave(job: Job, note: Note | undefined, text: string): void {
  if (note) {
    callOnLeave(changeCall(job), { params: { id: note.id }, body: { text, version: note.version } })
  } else {
    callOnLeave('POST /ajax/user/job-notes', { body: newNote(job, text) })
    track('note_add', { type: job.type })
  }
}

export async function loadNotes({ type, id }: Job): Promise<Stored[]> {
  const name = type === 'jobs' ? 'by-job' : 'by-external-job'
  const { userNotes } = await call(`GET /ajax/user/job-notes/${name}/:id`, { params: { id } })
  return userNotes
}
