import type { Context } from '../../../http/context'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found, notFound } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import type { Services } from '../../../services'
import { act } from './commands'
import { ActFields, ByToken, PageQuery } from './input'
import { findTarget } from './queries'
import { presentTarget, stoppedBy } from './view'

/** GET only shows a button, because mail scanners open every link. POST acts at once. */
export function routes(services: Services, router: Router): void {
  const { db, renderer } = services

  async function targetOf(token: string) {
    const target = found(await findTarget(db, hashText(token)), GONE)
    if (target.list === 'search' && target.deleted_at) {
      throw notFound(GONE)
    }
    return target
  }

  function reply(ctx: Context, view: object): void {
    ctx.set('X-Robots-Tag', 'noindex')
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.set('Cache-Control', 'private, no-store')
    replyPage(ctx, renderer.page('unsubscribe/show.njk', ctx, view), { shared: false })
  }

  router.get('/unsubscribe/:token', { access: 'anyone', params: ByToken, query: PageQuery }, async (ctx, input) => {
    const target = presentTarget(await targetOf(input.params.token))
    reply(ctx, { target, about: target.isSearch ? input.query.about : 'stop', done: null })
  })

  router.post('/unsubscribe/:token', { access: 'anyone', params: ByToken, body: ActFields }, async (ctx, input) => {
    const target = await targetOf(input.params.token)
    const done = await act(services, target, input.body.act)
    reply(ctx, { target: presentTarget(target), about: 'stop', done, stopped: stoppedBy(target, input.body.act) })
  })
}

const GONE = 'This link no longer works. The search or the account it was for is gone, so it sends no emails'
