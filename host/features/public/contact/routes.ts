import { inTransaction } from '../../../db/transaction'
import { addressKey } from '../../../http/address-key'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { ContactForm, ContactQuery } from './input'
import { insertMessage } from './queries'
import { presentTopics, presentValues } from './view'

export function routes({ clock, db, limits, queue, renderer }: Services, router: Router): void {
  router.form('/contact', {
    access: 'anyone',
    query: ContactQuery,
    fields: ContactForm,
    template: 'contact/show.njk',
    isShared: true,
    prefill: ({ actor, query }) => ({ email: actor?.email, ...query }),
    load: () => ({ topics: presentTopics() }),
    presentValues,
    async submit(ctx, { fields: { website, ...message } }) {
      // A bot that fills in the hidden field gets the success page, so that it does not retry.
      if (!website) {
        await limits.count('contact', addressKey(ctx.ip))
        await inTransaction(db, async trx => {
          const { id } = await insertMessage(trx, { ...message, created_at: clock.now() })
          await enqueueMail(queue, trx, { mail: 'contact', ids: { message: id } })
        })
      }
      return { location: '/contact/sent' }
    },
  })

  router.get('/contact/sent', { access: 'anyone' }, ctx => {
    replyPage(ctx, renderer.page('contact/sent.njk', ctx, {}))
  })
}
