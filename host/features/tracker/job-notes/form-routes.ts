import { NoteText } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { Flash } from '../../../http/context'
import { textOf } from '../../../http/form'
import { Id } from '../../../http/inputs'
import { redirect, redirectBack } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { AppError, found, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findOwnTitle } from '../saved-items'
import { panelPath } from '../tracker'
import { addNote, changeNote, moveNote, removeNote, restoreNote } from './commands'
import { findNote, type NotedJob } from './queries'

const TEMPLATE = 'job-notes/edit.njk'
const JobParams = v.object({ type: v.picklist(['jobs', 'external-jobs']), id: Id })
const Fields = v.object({ text: v.optional(NoteText, '') })
const EditFields = v.object({
  ...Fields.entries,
  version: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))), undefined),
})

export function formRoutes(services: Services, router: Router): void {
  const { db } = services

  router.call('POST /ajax/user/job-notes/:id/move', { access: 'signed-in' }, async (ctx, { actor, params, body }) => {
    const { to } = body
    const placeIn = (now: number) => (to === 'up' ? now - 1 : to === 'down' ? now + 1 : to)
    await moveNote(services, { userId: actor.id, id: params.id }, placeIn)
    redirectBack(ctx, body.return)
  })

  router.call('POST /ajax/user/job-notes/:id/removal', { access: 'signed-in' }, async (ctx, { actor, params }) => {
    const note = await removeNote(db, { userId: actor.id, ...params })
    await addFlash(ctx, services, removedFlash(note))
    redirect(ctx, panelPath({ type: note.type, id: note.item_id }))
  })

  router.call('POST /ajax/user/job-notes/restoration', { access: 'signed-in' }, async (ctx, { actor, body }) => {
    const { type, job, ...note } = body
    await restoreNote(services, actor.id, { job: { type, id: job }, ...note })
    await addFlash(ctx, services, { kind: 'success', text: 'Undone' })
    redirect(ctx, panelPath({ type, id: job }))
  })

  addForm(services, router)
  editForm(services, router)
}

export const SAVED: Flash = { kind: 'success', text: 'Note saved' }
export const addedFlash = ({ type }: NotedJob): Flash => ({ ...SAVED, events: [{ event: 'note_add', type }] })

export function removedFlash({
  type,
  item_id,
  text,
  place,
  created_at,
}: Awaited<ReturnType<typeof removeNote>>): Flash {
  const fields = { type, job: String(item_id), text, place: String(place), createdAt: created_at.toISOString() }
  return { kind: 'success', text: 'Note deleted', undoForm: { action: '/ajax/user/job-notes/restoration', fields } }
}

function addForm(services: Services, router: Router): void {
  const { db } = services

  router.form('/dashboard/notes/:type/:id', {
    access: 'signed-in',
    params: JobParams,
    fields: Fields,
    template: TEMPLATE,
    load: async (_, { actor, params }) => ({
      action: `/dashboard/notes/${params.type}/${params.id}`,
      back: panelPath(params),
      job: params,
      title: found(await findOwnTitle(db, actor.id, params)),
    }),
    presentValues: values => ({ text: textOf(values, 'text') }),
    async submit(ctx, { actor, params, fields, data }) {
      await addNote(services, actor.id, { job: params, text: fields.text })
      await addFlash(ctx, services, addedFlash(params))
      return { location: data.back }
    },
  })
}

function editForm(services: Services, router: Router): void {
  const { db } = services

  router.form('/dashboard/notes/:id', {
    access: 'signed-in',
    params: v.object({ id: Id }),
    fields: EditFields,
    template: TEMPLATE,
    load: async (_, { actor, params }) => {
      const note = found(await findNote(db, actor.id, params))
      const job = { type: note.type, id: note.item_id }
      const title = (await findOwnTitle(db, actor.id, job)) ?? 'A job that is no longer on the site'
      return { action: `/dashboard/notes/${note.id}`, back: panelPath(job), title, note, job }
    },
    presentValues: values => ({ text: textOf(values, 'text'), version: textOf(values, 'version') }),
    async submit(ctx, { actor, params, fields, data }) {
      await withBothTexts(() => changeNote(services, { userId: actor.id, ...params }, fields))
      await addFlash(ctx, services, SAVED)
      return { location: data.back }
    },
  })
}

/** If the note was changed in another tab, the form shows both texts, and saving again overwrites the other one. */
async function withBothTexts(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') {
      throw invalid({ text: ['This note was changed in another tab. Save again to replace its text'] })
    }
    throw error
  }
}
