import { contracts, TwoStepLoginFields } from '@firstrung/api/contracts'
import { unauthenticated } from '../../errors'
import { redirect } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { LoginQuery } from './input'
import { completeSignIn, readLoginIntent } from './sign-in-commands'
import { findLogin, finishLogin } from './two-step-login-commands'
import { presentGreeting, presentIntent, presentUser } from './view'

export function twoStepLoginRoutes(services: Services, router: Router): void {
  router.form('/login/two-step', {
    access: 'anyone',
    query: LoginQuery,
    fields: TwoStepLoginFields,
    template: 'accounts/two-step.njk',
    answer: contracts['POST /login/two-step'].answer,
    async answerEarly(ctx, { actor, query }) {
      const isWaiting = !actor && (await findLogin(ctx, services)) !== undefined
      if (!isWaiting) {
        redirect(ctx, actor ? (query.return ?? '/') : '/login', 302)
      }
      return !isWaiting
    },
    async load(ctx, { values }) {
      if (!(await findLogin(ctx, services))) {
        throw unauthenticated('Log in again')
      }
      const loginIntent = await readLoginIntent(services, ctx, values)
      return { loginIntent, intent: presentIntent(loginIntent) }
    },
    presentValues: () => ({}),
    async submit(ctx, { fields, data: { loginIntent: intent } }) {
      const { is_long: keep, ...user } = await finishLogin(ctx, services, fields.code)
      const saved = await completeSignIn(ctx, services, {
        user,
        intent,
        fields: { keep, ...(fields.return === undefined ? {} : { return: fields.return }) },
        messages: [presentGreeting(user)],
      })
      return { location: intent.return, json: { data: { user: presentUser(user) }, saved } }
    },
  })
}
