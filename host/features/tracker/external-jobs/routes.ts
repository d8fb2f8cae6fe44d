import type { Row } from '../../../db/tables'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { listStages } from '../tracker'
import { addExternalJob, changeExternalJob, removeExternalJob } from './commands'
import { addedFlash, CHANGED, formRoutes, panelOf, removedFlash, TRACKER } from './form-routes'
import { findExternalJob, listExternalJobs, listWithUrl } from './queries'
import { presentExternalJob, presentWarnings } from './view'

const EXTERNAL_JOBS = { access: 'signed-in' } as const

/** Only their owner can see and change external jobs; for everyone else they are 404. */
export function routes(services: Services, router: Router): void {
  const { db } = services
  formRoutes(services, router)

  router.call('GET /ajax/user/external-jobs', EXTERNAL_JOBS, async (ctx, { actor }) => {
    const [rows, stages] = [await listExternalJobs(db, actor.id), await listStages(db, actor.id)]
    ctx.body = { externalJobs: rows.map(row => presentExternalJob(row, stages)) }
  })

  router.call('POST /ajax/user/external-jobs', EXTERNAL_JOBS, async (ctx, { actor, body }) => {
    const job = await addExternalJob(services, actor.id, body)
    ctx.status = 201
    const flash = await addedFlash(db, job)
    await replyChange(ctx, services, { json: () => presentStored(job), flash, to: panelOf(job) })
  })

  router.call('GET /ajax/user/external-jobs/:id', EXTERNAL_JOBS, async (ctx, { actor, params }) => {
    ctx.body = await present(found(await findExternalJob(db, actor.id, params.id)))
  })

  router.call('PUT /ajax/user/external-jobs/:id', EXTERNAL_JOBS, async (ctx, { actor, params, body }) => {
    const job = await changeExternalJob(services, actor.id, { ...body, ...params })
    await replyChange(ctx, services, { json: () => presentStored(job), flash: CHANGED, to: panelOf(job) })
  })

  router.call('DELETE /ajax/user/external-jobs/:id', EXTERNAL_JOBS, async (ctx, { actor, params }) => {
    const job = await removeExternalJob(services, actor.id, params.id)
    await replyChange(ctx, services, { flash: removedFlash(job), to: TRACKER })
  })

  async function present(row: Row<'external_jobs'>) {
    const item = { type: 'external-jobs', id: row.id } as const
    return presentExternalJob(row, await listStages(db, row.user_id, item))
  }

  async function presentStored(row: Row<'external_jobs'>) {
    const same = row.url ? await listWithUrl(db, row.user_id, { id: row.id, url: row.url }) : []
    return { ...(await present(row)), ...presentWarnings(same) }
  }
}
