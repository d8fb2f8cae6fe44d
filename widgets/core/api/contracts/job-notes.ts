import * as v from 'valibot'
import type { CallContracts } from './call-contract'
import { itemId, returnField } from './fields'

const NO_TEXT = 'Write a note before saving'
const NO_JOB = 'Give either jobId or externalJobId'

/** The text of a note: line breaks stay, characters that nobody sees go. */
export const NoteText = v.pipe(
  v.string(NO_TEXT),
  v.transform(text => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')),
  v.trim(),
  v.nonEmpty(NO_TEXT),
  v.maxLength(2000, 'Note must be 2,000 characters or fewer'),
)

const Note = v.object({
  id: v.number(),
  text: v.string(),
  /** The place in the list, from 0. */
  sortOrder: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
})

const UserNotes = v.object({ userNotes: v.array(Note) })

const params = v.object({ id: itemId('Give the id of the note') })
const jobParams = v.object({ id: itemId('Give the id of the job') })
const JobId = v.optional(itemId(NO_JOB))

/** Notes on jobs and external jobs, whose ids share one sequence (spec section 7). */
export const jobNoteCalls = {
  /** Adds a note at the top of the list of its job. */
  'POST /ajax/user/job-notes': {
    body: v.pipe(
      v.object({ jobId: JobId, externalJobId: JobId, text: v.optional(NoteText, '') }),
      v.forward(
        v.partialCheck(
          [['jobId'], ['externalJobId']],
          ({ jobId, externalJobId }) => (jobId === undefined) !== (externalJobId === undefined),
          NO_JOB,
        ),
        ['jobId'],
      ),
    ),
    answer: Note,
  },
  'GET /ajax/user/job-notes/by-job/:id': { params: jobParams, answer: UserNotes },
  'GET /ajax/user/job-notes/by-external-job/:id': { params: jobParams, answer: UserNotes },
  /** Moves a note, of either kind of job, to a place in its list; a place behind the end is the end. */
  'PUT /ajax/user/job-notes/sort-order/:id': {
    params,
    body: v.object({
      sortOrder: v.pipe(
        v.number('Give the new place as a number from 0'),
        v.integer('Give the new place as a number from 0'),
        v.minValue(0, 'Give the new place as a number from 0'),
      ),
    }),
    answer: UserNotes,
  },
  'PUT /ajax/user/job-notes/:id': { params, body: v.object({ text: v.optional(NoteText, '') }), answer: Note },
  'DELETE /ajax/user/job-notes/:id': { params },
  'PUT /ajax/user/external-notes/:id': { params, body: v.object({ text: v.optional(NoteText, '') }), answer: Note },
  'DELETE /ajax/user/external-notes/:id': { params },
  /** What a form without script sends in place of DELETE, for notes of both kinds. */
  'POST /ajax/user/job-notes/:id/removal': { params },
  /** What a form without script sends in place of sort-order. */
  'POST /ajax/user/job-notes/:id/move': {
    params,
    body: v.object({ to: v.picklist(['up', 'down'], 'Choose up or down'), return: returnField }),
  },
} satisfies CallContracts
