import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { ByMail } from './input'
import { findMail, listMails } from './queries'
import { presentListedMail, presentMail } from './view'

/** A mail is rendered without scripts and without anything that it would load. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** The mails that the site has written as files; only in local development. */
export function routes({ config, mailer, renderer }: Services, router: Router): void {
  const { folder } = mailer
  if (config.RELEASE_STAGE !== 'development' || folder === undefined) {
    return
  }

  router.get('/dev/mailbox', { access: 'anyone' }, async ctx => {
    const mails = (await listMails(folder)).map(presentListedMail)
    replyPage(ctx, renderer.page('mailbox/index.njk', ctx, { mails }), { shared: false })
  })

  router.get('/dev/mailbox/:mail', { access: 'anyone', params: ByMail }, async (ctx, { params }) => {
    const mail = found(await findMail(folder, params.mail))
    replyPage(ctx, renderer.page('mailbox/show.njk', ctx, { mail: presentMail(mail) }), { shared: false })
  })

  router.get('/dev/mailbox/:mail/html', { access: 'anyone', params: ByMail }, async (ctx, { params }) => {
    const mail = found(await findMail(folder, params.mail))
    ctx.set('Content-Security-Policy', MAIL_POLICY)
    replyPage(ctx, found(mail.html), { shared: false })
  })
}
