import type { Row } from '../../db/tables'
import { found, notFound } from '../../errors'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { addExternalJob, changeExternalJob } from './commands'
import { deleteExternalJob, findExternalJob, listExternalJobs, listWithUrl } from './queries'
import { presentExternalJob, presentWarnings } from './view'

const EXTERNAL_JOBS = { access: 'signed-in' } as const

/** Jobs of other sites. Only their owner can see and change them; for everyone else they are 404. */
export function routes(services: Services, router: Router): void {
  const { db } = services

  router.call('GET /ajax/user/external-jobs', EXTERNAL_JOBS, async (ctx, { actor }) => {
    const rows = await listExternalJobs(db, actor.id)
    ctx.body = { externalJobs: rows.map(presentExternalJob) }
  })

  router.call('POST /ajax/user/external-jobs', EXTERNAL_JOBS, async (ctx, { actor, body }) => {
    ctx.body = await presentStored(await addExternalJob(services, actor.id, body))
    ctx.status = 201
  })

  router.call('GET /ajax/user/external-jobs/:id', EXTERNAL_JOBS, async (ctx, { actor, params }) => {
    ctx.body = presentExternalJob(found(await findExternalJob(db, actor.id, params.id)))
  })

  router.call('PUT /ajax/user/external-jobs/:id', EXTERNAL_JOBS, async (ctx, { actor, params, body }) => {
    ctx.body = await presentStored(await changeExternalJob(services, actor.id, { ...body, ...params }))
  })

  router.call('DELETE /ajax/user/external-jobs/:id', EXTERNAL_JOBS, async (ctx, { actor, params }) => {
    if (!(await deleteExternalJob(db, actor.id, params.id))) {
      throw notFound()
    }
    ctx.status = 204
  })

  async function presentStored(row: Row<'external_jobs'>) {
    const same = row.url ? await listWithUrl(db, row.user_id, { id: row.id, url: row.url }) : []
    return { ...presentExternalJob(row), ...presentWarnings(same) }
  }
}
