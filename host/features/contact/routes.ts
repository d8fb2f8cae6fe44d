import { type AppError, invalid } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { addressKey } from '../../http/rate-limits'
import { redirect, replyPage } from '../../http/reply'
import type { Router, FormValues } from '../../http/router'
import type { Services } from '../../services'
import { ContactForm, ContactQuery, TOPICS } from './input'
import { presentForm } from './view'

export function routes({ config, limits, log, mailer, renderer }: Services, router: Router): void {
  router.get('/contact', { access: 'anyone', query: ContactQuery }, (ctx, { query }) => {
    replyPage(ctx, renderer.page('contact/show.njk', ctx, presentForm({ email: ctx.state.actor?.email, ...query })))
  })

  router.get('/contact/sent', { access: 'anyone' }, ctx => {
    replyPage(ctx, renderer.page('contact/sent.njk', ctx, {}))
  })

  router.post('/contact', { access: 'anyone', body: ContactForm, form: showAgain }, async (ctx, { body }) => {
    // A machine is told that all went well, so that it does not look for another way in.
    if (!body.website) {
      await limits.count('contact', addressKey(ctx.ip))
      const subject = `Contact: ${TOPICS[body.topic]}`
      await send({ to: config.CONTACT_EMAIL, replyTo: body.email, subject, template: 'contact', view: body })
    }
    if (wantsJson(ctx)) {
      ctx.status = 204
    } else {
      redirect(ctx, '/contact/sent')
    }
  })

  /** What was written must not be lost with a mail server that is down. */
  async function send(mail: Parameters<typeof mailer.sendTemplate>[0]): Promise<void> {
    try {
      await mailer.sendTemplate(mail)
    } catch (error) {
      log.error({ err: error }, 'a message of the contact form was not sent')
      const text = `We could not send this just now. Try again in a minute, or write to ${config.CONTACT_EMAIL}`
      throw invalid({ form: [text] }, text)
    }
  }

  function showAgain(ctx: Context, error: AppError, typed: FormValues): void {
    ctx.set('Cache-Control', 'no-store')
    replyPage(ctx, renderer.page('contact/show.njk', ctx, presentForm(typed, error)), { shared: false })
  }
}
