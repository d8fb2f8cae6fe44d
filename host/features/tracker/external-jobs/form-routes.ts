import { contracts } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { Db, Row } from '../../../db/tables'
import { type FormValues, textOf } from '../../../http/form'
import { Id } from '../../../http/inputs'
import type { Flash } from '../../../http/reply'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { panelPath } from '../tracker'
import { bookmarkletFor } from './bookmarklet'
import { addExternalJob, changeExternalJob, removeExternalJob } from './commands'
import { findExternalJob, listWithUrl } from './queries'
import { addressForAdvert, PastedAdvert, readSharedJob, SharedJob } from './shared-job'

const TEMPLATE = 'external-jobs/edit.njk'
export const TRACKER = '/dashboard/app-tracker'
export const CHANGED: Flash = { kind: 'success', text: 'Changes saved' }
const ById = v.object({ id: Id })
const { body: NewJob } = contracts['POST /ajax/user/external-jobs']

const presentValues = (values: FormValues) =>
  Object.fromEntries(
    ['jobTitle', 'companyName', 'url', 'location', 'salaryText', 'deadline'].map(name => [name, textOf(values, name)]),
  )

export function formRoutes(services: Services, router: Router): void {
  const { db, clock, config } = services

  router.form('/dashboard/external-jobs/new', {
    access: 'signed-in',
    query: SharedJob,
    fields: NewJob,
    template: TEMPLATE,
    load: () => ({ bookmarklet: bookmarkletFor(config.BASE_URL) }),
    prefill: ({ query }) => readSharedJob(query, clock.now()),
    presentValues,
    async submit(ctx, { actor, fields }) {
      const job = await addExternalJob(services, actor.id, fields)
      await addFlash(ctx, services, await addedFlash(db, job))
      return { location: panelOf(job) }
    },
  })

  router.form('/dashboard/external-jobs/reading', {
    access: 'signed-in',
    fields: PastedAdvert,
    template: TEMPLATE,
    load: () => ({ bookmarklet: bookmarkletFor(config.BASE_URL) }),
    presentValues: values => ({ advert: textOf(values, 'advert') }),
    submit: (_, { fields }) => ({ location: addressForAdvert(fields.advert, clock.now()) }),
  })

  editForms(services, router)
}

export const panelOf = ({ id }: { id: number }): string => panelPath({ type: 'external-jobs', id })

/** Mentions another job with the same address. */
export async function addedFlash(db: Db, { id, user_id, url, job_title }: Row<'external_jobs'>): Promise<Flash> {
  const [same] = url ? await listWithUrl(db, user_id, { id, url }) : []
  return {
    kind: 'success',
    text: `${job_title} saved${same ? `. You already have a job with this address: ${same.job_title}` : ''}`,
    events: [{ event: 'external_job_add', type: 'external-jobs' }],
  }
}

export const removedFlash = ({ job_title }: { job_title: string }): Flash => ({
  kind: 'success',
  text: `${job_title} removed`,
})

function editForms(services: Services, router: Router): void {
  const { db } = services

  router.form('/dashboard/external-jobs/:id', {
    access: 'signed-in',
    params: ById,
    fields: NewJob,
    template: TEMPLATE,
    load: async (_, { actor, params }) => ({ job: found(await findExternalJob(db, actor.id, params.id)) }),
    presentValues,
    async submit(ctx, { actor, params, fields }) {
      const job = await changeExternalJob(services, actor.id, { ...fields, id: params.id })
      await addFlash(ctx, services, CHANGED)
      return { location: panelOf(job) }
    },
  })

  router.post(
    '/dashboard/external-jobs/:id/removal',
    { access: 'signed-in', params: ById },
    async (ctx, { actor, params }) => {
      const job = await removeExternalJob(services, actor.id, params.id)
      await replyChange(ctx, services, { flash: removedFlash(job), to: TRACKER })
    },
  )
}
