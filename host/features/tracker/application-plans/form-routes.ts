import { APPOINTMENT_KINDS, TIME_ZONES } from '@firstrung/api/contracts'
import * as v from 'valibot'
import type { Row } from '../../../db/tables'
import type { Flash } from '../../../http/context'
import { type FormValues, textOf } from '../../../http/form'
import { Id } from '../../../http/inputs'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findOwnTitle } from '../saved-items'
import { panelPath, type TrackedItem } from '../tracker'
import { addPlan, changePlan } from './commands'
import { jobOf, type Noun, presentPlan } from './nouns'
import { findPlan, type PlanTable } from './queries'

const JobParams = v.object({ type: v.picklist(['jobs', 'external-jobs']), id: Id })
const FIELDS = 'kind day starts ends timeZone place link note text name role address phone met'.split(' ')
const options = (names: object) => Object.entries(names).map(([value, text]) => ({ value, text: String(text) }))
const CHOICES = { kinds: options(APPOINTMENT_KINDS), timeZones: options(TIME_ZONES) }

const presentValues = (values: FormValues) => Object.fromEntries(FIELDS.map(name => [name, textOf(values, name)]))

export const savedFlash = (noun: Noun, row: Row<PlanTable>): Flash => ({
  kind: 'success',
  text: `${noun.nameOf(row)} saved`,
})

const TEMPLATE = 'application-plans/edit.njk'

export function formRoutes(services: Services, router: Router, noun: Noun): void {
  const { db } = services

  router.form(`/dashboard/${noun.path}/:type/:id`, {
    access: 'signed-in',
    params: JobParams,
    fields: noun.fields,
    template: TEMPLATE,
    async load(_, { actor, params }) {
      const title = found(await findOwnTitle(db, actor.id, params))
      return presentPage(noun, params, { place: `${params.type}/${params.id}`, title })
    },
    presentValues,
    async submit(ctx, { actor, params, fields, data }) {
      const row = await addPlan(services, noun, { userId: actor.id, item: params, fields })
      await addFlash(ctx, services, savedFlash(noun, row))
      return { location: data.back }
    },
  })

  editForm(services, router, noun)
}

function editForm(services: Services, router: Router, noun: Noun): void {
  const { db } = services

  router.form(`/dashboard/${noun.path}/:id`, {
    access: 'signed-in',
    params: v.object({ id: Id }),
    fields: noun.fields,
    template: TEMPLATE,
    async load(_, { actor, params }) {
      const row = found(await findPlan(db, noun.table, { userId: actor.id, ...params }))
      const title = (await findOwnTitle(db, actor.id, jobOf(row))) ?? 'A job that is no longer on the site'
      const page = presentPage(noun, jobOf(row), { place: String(params.id), title })
      return { ...page, plan: presentPlan(noun, row) }
    },
    presentValues,
    async submit(ctx, { actor, params, fields, data }) {
      const row = await changePlan(services, noun, { userId: actor.id, ...params, fields })
      await addFlash(ctx, services, savedFlash(noun, row))
      return { location: data.back }
    },
  })
}

const presentPage = (noun: Noun, item: TrackedItem, { place, title }: { place: string; title: string }) => ({
  ...CHOICES,
  ...{ noun: noun.path, action: `/dashboard/${noun.path}/${place}`, back: panelPath(item), title },
})
