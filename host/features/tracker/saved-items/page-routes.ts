import * as v from 'valibot'
import { OwnPageNumber } from '../../../http/inputs'
import { redirect, replyPage } from '../../../http/reply'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import type { Services } from '../../../services'
import { loadSearches } from '../../account/saved-searches'
import { allRemindersFlash, removeItems } from './form-routes'
import { ItemKeys } from './input'
import { chooseJobs } from './job-list'
import { listSavedPages } from './list-queries'
import { loadListedJobs } from './load'
import { presentSavedPage, SAVED_PAGE } from './page-view'
import { updateSaved } from './queries'

const SavedQuery = v.object({
  type: v.fallback(v.picklist(['all', 'jobs', 'reviews', 'companies']), 'all'),
  'sort-by': v.fallback(v.picklist(['updatedAt', 'deadlineTimestamp', 'title']), 'updatedAt'),
  select: v.fallback(v.optional(v.literal('on')), undefined),
  page: OwnPageNumber,
})
const Removal = v.object({ items: ItemKeys })

const loadSaved = (services: Services, userId: number) =>
  Promise.all([loadListedJobs(services, userId), listSavedPages(services.db, userId), loadSearches(services, userId)])

export function pageRoutes(services: Services, router: Router): void {
  const { db, renderer, clock } = services

  router.get(SAVED_PAGE, { access: 'signed-in', query: SavedQuery }, async (ctx, { actor, query }) => {
    const [listed, pages, searches] = await loadSaved(services, actor.id)
    const jobs = chooseJobs(listed, { 'sort-by': query['sort-by'], 'exclude-pre-reg': 'false', filter: 'all' })
    ctx.set('Cache-Control', 'no-store')
    const saved = presentSavedPage({ jobs, pages, searches, choice: query, now: clock.now() })
    const view = { ...saved, searches, csrf: actor.csrfToken }
    replyPage(ctx, renderer.page('saved-items/index.njk', ctx, view))
  })

  // Deeper addresses redirect to the page.
  router.get(`${SAVED_PAGE}/*rest`, { access: 'signed-in' }, ctx => redirect(ctx, SAVED_PAGE, 302))

  router.post(`${SAVED_PAGE}/removal`, { access: 'signed-in', body: Removal }, async (ctx, { actor, body }) => {
    const { items } = body
    await addFlash(ctx, services, await removeItems(services, actor.id, { items, noun: 'item', back: SAVED_PAGE }))
    redirect(ctx, SAVED_PAGE)
  })

  router.post(
    `${SAVED_PAGE}/reminders`,
    { access: 'signed-in', body: v.object({ reminders: v.picklist(['on', 'off'], 'Choose on or off') }) },
    async (ctx, { actor, body }) => {
      const reminders = body.reminders === 'on'
      await updateSaved(db, actor.id, { type: 'jobs', reminders })
      await updateSaved(db, actor.id, { type: 'external-jobs', reminders })
      await replyChange(ctx, services, { flash: allRemindersFlash(reminders), to: SAVED_PAGE })
    },
  )
}
