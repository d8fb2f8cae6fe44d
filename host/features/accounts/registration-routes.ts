import { contracts } from '@firstrung/api/contracts'
import { redirect } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { RegisterForm, RegisterQuery } from './input'
import { register } from './registration-commands'
import { completeSignIn, type LoginIntent, readLoginIntent } from './sign-in-commands'
import { presentIntent, presentRegistrationValues, presentUser, presentWelcome } from './view'

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
        redirect(ctx, '/dashboard/my-hub')
      }
      return actor !== null
    },
    async load(ctx, { values }) {
      const read = await readLoginIntent(services, ctx, values)
      const loginIntent = continueSignup(read)
      // People with an account log in and continue.
      return { loginIntent, intent: { ...presentIntent(loginIntent), query: presentIntent(read).query } }
    },
    presentValues: presentRegistrationValues,
    async submit(ctx, { fields, data: { loginIntent: intent } }) {
      const user = await register(services, fields, {
        ip: ctx.ip,
        returnPath: intent.return,
        decide: ctx.state.decide,
      })
      const saved = await completeSignIn(ctx, services, { user, intent, fields, messages: presentWelcome(user) })
      return { location: intent.return, json: { user: presentUser(user), saved } }
    },
  })
}

function continueSignup(intent: LoginIntent): LoginIntent {
  return intent.return === '/' && !intent.save && intent.search === undefined
    ? { ...intent, return: '/register/pathway' }
    : intent
}
