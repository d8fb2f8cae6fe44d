import * as v from 'valibot'
import type { SavedType } from '../../db/tables'
import { counted } from '../../http/formats'
import { OwnPageNumber } from '../../http/inputs'
import { redirect, replyPage } from '../../http/reply'
import { replyChange } from '../../http/reply-change'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { loadSearches } from '../saved-searches'
import { allRemindersFlash, restoration } from './form-routes'
import { chooseJobs } from './job-list'
import { listSavedPages } from './list-queries'
import { loadListedJobs } from './load'
import { presentSavedPage, SAVED_PAGE } from './page-view'
import { setReminders } from './queries'
import { deleteSavedItems } from './removal-queries'

const SavedQuery = v.object({
  type: v.fallback(v.picklist(['all', 'jobs', 'reviews', 'companies']), 'all'),
  'sort-by': v.fallback(v.picklist(['updatedAt', 'deadlineTimestamp', 'title']), 'updatedAt'),
  select: v.fallback(v.optional(v.literal('on')), undefined),
  page: OwnPageNumber,
})
const Key = v.pipe(
  v.string(),
  v.regex(/^(jobs|external-jobs|reviews|companies)-[1-9]\d{0,9}$/),
  v.transform(text => {
    const split = text.lastIndexOf('-')
    return { type: text.slice(0, split) as SavedType, id: Number(text.slice(split + 1)) }
  }),
)
const Removal = v.object({
  items: v.union(
    [
      v.pipe(v.array(Key), v.minLength(1), v.maxLength(500)),
      v.pipe(
        Key,
        v.transform(key => [key]),
      ),
    ],
    'Choose what to remove',
  ),
})

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
    replyPage(ctx, renderer.page('saved-items/index.njk', ctx, view), { shared: false })
  })

  // Deeper addresses redirect to the page.
  router.get(`${SAVED_PAGE}/*rest`, { access: 'signed-in' }, ctx => redirect(ctx, SAVED_PAGE, 302))

  router.post(`${SAVED_PAGE}/removal`, { access: 'signed-in', body: Removal }, async (ctx, { actor, body }) => {
    const removed = await deleteSavedItems(db, actor.id, body.items)
    const undoForm = restoration(removed, SAVED_PAGE)
    await addFlash(ctx, services, { kind: 'success', text: `${counted(removed.length, 'item')} removed`, undoForm })
    redirect(ctx, SAVED_PAGE)
  })

  router.post(
    `${SAVED_PAGE}/reminders`,
    { access: 'signed-in', body: v.object({ reminders: v.picklist(['on', 'off'], 'Choose on or off') }) },
    async (ctx, { actor, body }) => {
      const reminders = body.reminders === 'on'
      await setReminders(db, actor.id, { type: 'jobs', reminders })
      await setReminders(db, actor.id, { type: 'external-jobs', reminders })
      await replyChange(ctx, services, { flash: allRemindersFlash(reminders), to: SAVED_PAGE })
    },
  )
}
