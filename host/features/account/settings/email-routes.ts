import { textOf } from '../../../http/form'
import { redirect } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import type { Services } from '../../../services'
import { deletePendingChanges, requestEmailChange } from '../accounts'
import { EmailFields } from '../profile'
import { loadTab } from './load'

const TAB = 'personal-information'
const PAGE = `/dashboard/account/${TAB}`

export function emailRoutes(services: Services, router: Router): void {
  const { db } = services

  router.form('/account/email', {
    access: 'signed-in',
    fields: EmailFields,
    template: 'settings/show.njk',
    answerEarly(ctx) {
      redirect(ctx, `${PAGE}#email-address`, 302)
      return true
    },
    load: (_, { actor }) => loadTab(services, actor, { tab: TAB, isEmailSent: true }),
    presentValues: values => ({ email: textOf(values, 'email').slice(0, 300) }),
    async submit(ctx, { actor, fields }) {
      const email = await requestEmailChange(services, { userId: actor.id, ...fields })
      await addFlash(ctx, services, { kind: 'success', text: `Check ${email} for a link to confirm it` })
      return { location: PAGE }
    },
  })

  router.post('/account/email/removal', { access: 'signed-in' }, async (ctx, { actor }) => {
    await deletePendingChanges(db, actor.id)
    await addFlash(ctx, services, { kind: 'success', text: `You keep ${actor.email}` })
    redirect(ctx, PAGE)
  })
}
