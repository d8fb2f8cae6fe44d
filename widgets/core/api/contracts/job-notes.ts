import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId, returnField } from './fields'

const NO_TEXT = 'Write a note before saving'
const NO_PLACE = 'Give the place as a number from 0'
const NO_INSTANT = 'Give the time as an ISO timestamp'
const NO_VERSION = 'Give the version as a number from 1'
const NO_JOB = 'Give either jobId or externalJobId'

/** Returns a text with its line breaks, without invisible characters. */
export const withoutControls = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')

export const NoteText = v.pipe(
  v.string(NO_TEXT),
  v.transform(withoutControls),
  v.trim(),
  v.nonEmpty(NO_TEXT),
  v.maxLength(2000, 'Note must be 2,000 characters or fewer'),
)

const Note = v.object({
  id: v.number(),
  text: v.string(),
  /** Counts the changes of the text. */
  version: v.number(),
  /** The zero-based position in the list. */
  sortOrder: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
})

const UserNotes = v.object({ userNotes: v.array(Note) })

/** A position in the list, as sent by forms. */
const Place = v.pipe(v.string(NO_PLACE), v.regex(/^\d{1,4}$/, NO_PLACE), v.transform(Number))

const params = v.object({ id: itemId('Give the id of the note') })
/** A text based on an older version answers 409; the version defaults to the current one. */
const changed = v.object({
  text: v.optional(NoteText, ''),
  version: v.optional(v.pipe(v.number(NO_VERSION), v.integer(NO_VERSION), v.minValue(1, NO_VERSION))),
})
const jobParams = v.object({ id: itemId('Give the id of the job') })
const isOneJob = ({ jobId, externalJobId }: { jobId?: number | undefined; externalJobId?: number | undefined }) =>
  (jobId === undefined) !== (externalJobId === undefined)

export const OneJob = v.pipe(
  v.object({ jobId: v.optional(itemId(NO_JOB)), externalJobId: v.optional(itemId(NO_JOB)) }),
  v.forward(v.check(isOneJob, NO_JOB), ['jobId']),
)

/** Notes on jobs and external jobs, whose ids share one sequence. */
export const jobNoteCalls = {
  /** Adds a note at the top of the list of its job. */
  'POST /ajax/user/job-notes': {
    body: v.intersect([v.object({ text: v.optional(NoteText, '') }), OneJob]),
    answer: Note,
  },
  'GET /ajax/user/job-notes/by-job/:id': { params: jobParams, answer: UserNotes },
  'GET /ajax/user/job-notes/by-external-job/:id': { params: jobParams, answer: UserNotes },
  /** Moves a note, of either kind of job, to a position in its list; a position beyond the end means the end. */
  'PUT /ajax/user/job-notes/sort-order/:id': {
    params,
    body: v.object({
      sortOrder: v.pipe(v.number(NO_PLACE), v.integer(NO_PLACE), v.minValue(0, NO_PLACE)),
    }),
    answer: UserNotes,
  },
  'PUT /ajax/user/job-notes/:id': { params, body: changed, answer: Note },
  'DELETE /ajax/user/job-notes/:id': { params },
  'PUT /ajax/user/external-notes/:id': { params, body: changed, answer: Note },
  'DELETE /ajax/user/external-notes/:id': { params },
  /** The fields of the form without script, in place of DELETE, for notes of both kinds. */
  'POST /ajax/user/job-notes/:id/removal': { params },
  /** The fields of the Undo form of a deletion: the deleted note. */
  'POST /ajax/user/job-notes/restoration': {
    body: v.object({
      type: v.picklist(['jobs', 'external-jobs'], 'Choose jobs or external-jobs'),
      job: itemId('Give the id of the job'),
      text: NoteText,
      place: Place,
      createdAt: v.pipe(
        v.string(NO_INSTANT),
        v.isoTimestamp(NO_INSTANT),
        v.transform(text => new Date(text)),
      ),
    }),
  },
  'POST /ajax/user/job-notes/:id/move': {
    params,
    body: v.object({
      to: v.union([v.picklist(['up', 'down']), Place], 'Choose up, down or a place from 0'),
      return: returnField,
    }),
  },
} satisfies CallContracts
