import * as v from 'valibot'
import { type Context, type Flash, wantsJson } from '../../../http/context'
import { Id } from '../../../http/inputs'
import { redirectBack } from '../../../http/reply'
import { replyChange } from '../../../http/reply-change'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { found } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { findOwnTitle } from '../saved-items'
import type { TrackedItem } from '../tracker'
import { renewFeed } from './feed-commands'
import { toCalendar } from './ical'
import { loadEvents, loadJobEvents, loadLinks } from './load'
import { findFeedOwner } from './queries'

interface CallKind {
  prefix: '' | 'external/'
  type: TrackedItem['type']
}

const SIGNED_IN = { access: 'signed-in' } as const
/** The mail contains the user's own text, so it only goes to their confirmed address. */
const VERIFIED = { access: 'verified' } as const
const FeedParams = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })
const FileParams = v.object({ type: v.picklist(['jobs', 'external-jobs']), id: Id })

export function routes(services: Services, router: Router): void {
  const { db, clock } = services

  addCalls(services, router, { prefix: '', type: 'jobs' })
  addCalls(services, router, { prefix: 'external/', type: 'external-jobs' })

  router.call('POST /ajax/user/calendar-feed/renewal', SIGNED_IN, async (ctx, { actor }) => {
    await renewFeed(services, actor.id)
    await addFlash(ctx, services, { kind: 'success', text: 'Your calendar has a new address. The old one has stopped' })
    if (wantsJson(ctx)) {
      ctx.status = 204
    } else {
      redirectBack(ctx, '/dashboard/app-tracker')
    }
  })

  router.get(
    '/dashboard/calendar/:type/:id.ics',
    { ...SIGNED_IN, params: FileParams },
    async (ctx, { actor, params }) => {
      const events = await loadJobEvents(services, actor.id, params)
      const title = (await findOwnTitle(db, actor.id, params)) ?? 'Job'
      ctx.attachment('deadline.ics')
      sendCalendar(ctx, toCalendar(events, { name: title, now: clock.now() }))
    },
  )

  router.get('/calendar/:token.ics', { access: 'anyone', params: FeedParams }, async (ctx, { params }) => {
    const owner = found(await findFeedOwner(db, hashText(params.token)))
    const events = await loadEvents(services, owner)
    sendCalendar(ctx, toCalendar(events, { name: 'Firstrung applications', now: clock.now() }))
  })
}

/** `prefix` is empty for jobs of this site. */
function addCalls(services: Services, router: Router, { prefix, type }: CallKind): void {
  router.call(`GET /ajax/user/job-calendar-link/${prefix}:id`, SIGNED_IN, async (ctx, { actor, params }) => {
    ctx.body = await loadLinks(services, actor.id, { type, id: params.id })
  })

  const mailed = `GET /ajax/user/send-job-calendar-link/${prefix}:id` as const
  router.call(mailed, { ...VERIFIED, changes: true }, async (ctx, { actor, params }) => {
    const message = await sendInvite(services, actor, { type, id: params.id })
    await replyChange(ctx, services, { json: () => ({ message }), flash: sentFlash(message) })
  })

  router.call(`POST /ajax/user/send-job-calendar-link/${prefix}:id`, VERIFIED, async (ctx, { actor, params, body }) => {
    const message = await sendInvite(services, actor, { type, id: params.id })
    await replyChange(ctx, services, { flash: sentFlash(message), to: body.return })
  })
}

const sentFlash = (text: string): Flash => ({
  kind: 'success',
  text,
  events: [{ event: 'calendar_link', type: 'email' }],
})

/** Throws like `loadJobEvents`, and 429. */
async function sendInvite(services: Services, user: { id: number; email: string }, item: TrackedItem): Promise<string> {
  await loadJobEvents(services, user.id, item)
  await services.limits.count('calendar-mail', String(user.id))
  const ids = { user: user.id, job: item.id, external: item.type === 'jobs' ? 0 : 1 }
  await enqueueMail(services.queue, services.db, { mail: 'calendar', ids })
  return `Calendar invite sent to ${user.email}`
}

function sendCalendar(ctx: Context, text: string): void {
  ctx.set('Cache-Control', 'private, no-store')
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.type = 'text/calendar; charset=utf-8; method=PUBLISH'
  ctx.body = text
}
