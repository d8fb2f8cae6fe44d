import type { Db, TrackedType } from '../../../db/tables'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findOwnTitle } from '../saved-items'
import { panelPath } from '../tracker'
import { addNote, changeNote, moveNote, removeNote } from './commands'
import { addedFlash, formRoutes, removedFlash, SAVED } from './form-routes'
import { listNotes, type NotedJob } from './queries'
import { presentNote, presentNotes } from './view'

const NOTES = { access: 'signed-in' } as const

/** Notes on jobs. Only their author can see and change them; for everyone else they are 404. */
export function routes(services: Services, router: Router): void {
  const { db } = services

  router.call('POST /ajax/user/job-notes', NOTES, async (ctx, { actor, body: { text, jobId, externalJobId } }) => {
    const job: NotedJob = jobId ? { type: 'jobs', id: jobId } : { type: 'external-jobs', id: Number(externalJobId) }
    const note = await addNote(services, actor.id, { job, text })
    ctx.status = 201
    await replyChange(ctx, services, { json: () => presentNote(note, 0), flash: addedFlash(job), to: panelPath(job) })
  })

  router.call('GET /ajax/user/job-notes/by-job/:id', NOTES, async (ctx, { actor, params }) => {
    ctx.body = { userNotes: await list(db, actor.id, { type: 'jobs', id: params.id }) }
  })

  router.call('GET /ajax/user/job-notes/by-external-job/:id', NOTES, async (ctx, { actor, params }) => {
    ctx.body = { userNotes: await list(db, actor.id, { type: 'external-jobs', id: params.id }) }
  })

  router.call('PUT /ajax/user/job-notes/sort-order/:id', NOTES, async (ctx, { actor, params, body }) => {
    const rows = await moveNote(services, { userId: actor.id, id: params.id }, () => body.sortOrder)
    await replyChange(ctx, services, { json: () => ({ userNotes: presentNotes(rows) }) })
  })

  changeRoutes(services, router)
  formRoutes(services, router)
}

/** Each kind of job has its own addresses, and a note on the other kind is 404 there. */
function changeRoutes(services: Services, router: Router): void {
  const kinds: readonly ['job-notes' | 'external-notes', TrackedType][] = [
    ['job-notes', 'jobs'],
    ['external-notes', 'external-jobs'],
  ]
  for (const [path, type] of kinds) {
    router.call(`PUT /ajax/user/${path}/:id`, NOTES, async (ctx, { actor, params, body }) => {
      const { place, ...row } = await changeNote(services, { userId: actor.id, ...params, type }, body)
      const to = panelPath({ type, id: row.item_id })
      await replyChange(ctx, services, { json: () => presentNote(row, place), flash: SAVED, to })
    })

    router.call(`DELETE /ajax/user/${path}/:id`, NOTES, async (ctx, { actor, params }) => {
      const note = await removeNote(services.db, { userId: actor.id, ...params, type })
      await replyChange(ctx, services, { flash: removedFlash(note), to: panelPath({ type, id: note.item_id }) })
    })
  }
}

/** Notes on a removed job stay available. A job that never existed is 404. */
async function list(db: Db, userId: number, job: NotedJob) {
  const rows = await listNotes(db, userId, job)
  if (rows.length === 0) {
    found(await findOwnTitle(db, userId, job))
  }
  return presentNotes(rows)
}
