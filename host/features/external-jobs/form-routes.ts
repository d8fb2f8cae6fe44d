import { contracts } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { found } from '../../errors'
import { type FormValues, textOf } from '../../http/form'
import { Id } from '../../http/inputs'
import { redirect } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { panelPath } from '../tracker'
import { readAddress } from './address'
import { addExternalJob, changeExternalJob, removeExternalJob } from './commands'
import { findExternalJob, listWithUrl } from './queries'

const TEMPLATE = 'external-jobs/edit.njk'
const TRACKER = '/dashboard/app-tracker'
const ADDED = [{ event: 'external_job_add', type: 'external-jobs' }] as const
const ById = v.object({ id: Id })
const { body: NewJob } = contracts['POST /ajax/user/external-jobs']

const presentValues = (values: FormValues) =>
  Object.fromEntries(
    ['jobTitle', 'companyName', 'url', 'location', 'salaryText', 'deadline'].map(name => [name, textOf(values, name)]),
  )

/** The forms that add, change and delete a job of another site without script. */
export function formRoutes(services: Services, router: Router): void {
  const { db } = services

  router.form('/dashboard/external-jobs/new', {
    access: 'signed-in',
    query: v.object({ url: v.fallback(v.optional(v.string()), undefined) }),
    fields: NewJob,
    template: TEMPLATE,
    prefill: ({ query: { url = '' } }) => ({ url, ...readAddress(url.trim()) }),
    presentValues,
    async submit(ctx, { actor, fields }) {
      const job = await addExternalJob(services, actor.id, fields)
      const [same] = job.url ? await listWithUrl(db, actor.id, { id: job.id, url: job.url }) : []
      await addFlash(ctx, services, { kind: 'success', text: `${job.job_title} saved`, events: ADDED })
      if (same) {
        await addFlash(ctx, services, {
          kind: 'info',
          text: `You already have a job with this address: ${same.job_title}`,
        })
      }
      return { location: panelPath({ type: 'external-jobs', id: job.id }) }
    },
  })

  editForms(services, router)
}

/** The forms of a job that is there. */
function editForms(services: Services, router: Router): void {
  const { db } = services

  router.form('/dashboard/external-jobs/:id', {
    access: 'signed-in',
    params: ById,
    fields: NewJob,
    template: TEMPLATE,
    load: async (_, { actor, params }) => ({ job: found(await findExternalJob(db, actor.id, params.id)) }),
    presentValues,
    async submit(ctx, { actor, params, fields, data }) {
      const isSameName = fields.companyName === data.job.company_name
      const companyId = isSameName ? data.job.company_id : null
      await changeExternalJob(services, actor.id, { ...fields, companyId, id: params.id })
      await addFlash(ctx, services, { kind: 'success', text: 'Changes saved' })
      return { location: panelPath({ type: 'external-jobs', id: params.id }) }
    },
  })

  router.post(
    '/dashboard/external-jobs/:id/removal',
    { access: 'signed-in', params: ById },
    async (ctx, { actor, params }) => {
      const job = found(await findExternalJob(db, actor.id, params.id))
      await removeExternalJob(services, actor.id, params.id)
      await addFlash(ctx, services, { kind: 'success', text: `${job.job_title} removed` })
      redirect(ctx, TRACKER)
    },
  )
}
