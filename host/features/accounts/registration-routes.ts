import { contracts } from '@firstrung/api/contracts'
import { redirect } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { RegisterForm, RegisterQuery } from './input'
import { register } from './registration-commands'
import { completeSignIn, readLoginIntent } from './sign-in-commands'
import { presentIntent, presentRegistrationValues, presentUser, presentWelcome } from './view'

/** The first stage of registration. */
export function registrationRoutes(services: Services, router: Router): void {
  router.form('/register', {
    access: 'anyone',
    query: RegisterQuery,
    fields: RegisterForm,
    unwrap: 'payload',
    template: 'accounts/register.njk',
    answer: contracts['POST /register'].answer,
    answerEarly(ctx, { actor }) {
      if (actor) {
        redirect(ctx, '/')
      }
      return actor !== null
    },
    async load(ctx, { values }) {
      const loginIntent = await readLoginIntent(services, ctx, values)
      return { loginIntent, intent: presentIntent(loginIntent) }
    },
    presentValues: presentRegistrationValues,
    async submit(ctx, { fields, data: { loginIntent: intent } }) {
      const user = await register(services, fields, ctx.ip)
      const saved = await completeSignIn(ctx, services, { user, intent, fields, messages: presentWelcome(user) })
      return { location: intent.return, json: { user: presentUser(user), saved } }
    },
  })
}
