import { NoteText } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { found } from '../../errors'
import { textOf } from '../../http/form'
import { Id } from '../../http/inputs'
import { redirect, redirectBack } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { findOwnTitle } from '../saved-items'
import { panelPath } from '../tracker'
import { addNote, changeNote, moveNote, removeNote } from './commands'
import { findNote } from './queries'

const TEMPLATE = 'job-notes/edit.njk'
const JobParams = v.object({ type: v.picklist(['jobs', 'external-jobs']), id: Id })
const Fields = v.object({ text: v.optional(NoteText, '') })

/** The forms for notes that work without script. */
export function formRoutes(services: Services, router: Router): void {
  const { db } = services

  router.call('POST /ajax/user/job-notes/:id/move', { access: 'signed-in' }, async (ctx, { actor, params, body }) => {
    const step = body.to === 'up' ? -1 : 1
    await moveNote(services, { userId: actor.id, id: params.id }, place => place + step)
    redirectBack(ctx, body.return)
  })

  router.call('POST /ajax/user/job-notes/:id/removal', { access: 'signed-in' }, async (ctx, { actor, params }) => {
    const { type, item_id } = await removeNote(db, { userId: actor.id, ...params })
    await addFlash(ctx, services, { kind: 'success', text: 'Note deleted' })
    redirect(ctx, panelPath({ type, id: item_id }))
  })

  addForm(services, router)
  editForm(services, router)
}

/** The page that adds a note. */
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
      title: found(await findOwnTitle(db, actor.id, params)),
    }),
    presentValues: values => ({ text: textOf(values, 'text') }),
    async submit(ctx, { actor, params, fields, data }) {
      await addNote(services, actor.id, { job: params, text: fields.text })
      await addFlash(ctx, services, { kind: 'success', text: 'Note saved' })
      return { location: data.back }
    },
  })
}

/** The page of one note. */
function editForm(services: Services, router: Router): void {
  const { db } = services

  router.form('/dashboard/notes/:id', {
    access: 'signed-in',
    params: v.object({ id: Id }),
    fields: Fields,
    template: TEMPLATE,
    load: async (_, { actor, params }) => {
      const note = found(await findNote(db, actor.id, params))
      const job = { type: note.type, id: note.item_id }
      const title = (await findOwnTitle(db, actor.id, job)) ?? 'A job that is no longer on the site'
      return { action: `/dashboard/notes/${note.id}`, back: panelPath(job), title, note }
    },
    presentValues: values => ({ text: textOf(values, 'text') }),
    async submit(ctx, { actor, params, fields, data }) {
      await changeNote(services, { userId: actor.id, ...params }, fields.text)
      await addFlash(ctx, services, { kind: 'success', text: 'Note saved' })
      return { location: data.back }
    },
  })
}
