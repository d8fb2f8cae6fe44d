import { invalid } from '../../errors'
import { addressKey } from '../../http/address-key'
import { replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { TemplateMail } from '../../mailer'
import type { Services } from '../../services'
import { ContactForm, ContactQuery, TOPICS } from './input'
import { presentTopics, presentValues } from './view'

export function routes({ config, limits, log, mailer, renderer }: Services, router: Router): void {
  router.form('/contact', {
    access: 'anyone',
    query: ContactQuery,
    fields: ContactForm,
    template: 'contact/show.njk',
    isShared: true,
    prefill: ({ actor, query }) => ({ email: actor?.email, ...query }),
    load: () => ({ topics: presentTopics() }),
    presentValues,
    async submit(ctx, { fields }) {
      // A robot that fills in the hidden field gets the success page, so that it does not try another way.
      if (!fields.website) {
        await limits.count('contact', addressKey(ctx.ip))
        const subject = `Contact: ${TOPICS[fields.topic]}`
        await send({ to: config.CONTACT_EMAIL, replyTo: fields.email, subject, template: 'contact', view: fields })
      }
      return { location: '/contact/sent' }
    },
  })

  router.get('/contact/sent', { access: 'anyone' }, ctx => {
    replyPage(ctx, renderer.page('contact/sent.njk', ctx, {}))
  })

  /** When the mail server is down, the form keeps the message. */
  async function send(mail: TemplateMail): Promise<void> {
    try {
      await mailer.sendTemplate(mail)
    } catch (error) {
      log.error({ err: error }, 'a message of the contact form was not sent')
      const text = `We could not send this just now. Try again in a minute, or write to ${config.CONTACT_EMAIL}`
      throw invalid({ form: [text] }, text)
    }
  }
}
