import { contracts, EmailAddress } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { addressKey } from '../../../http/address-key'
import { redirect } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { RegisterForm, RegisterQuery } from './input'
import { listUniversityDomains } from './queries'
import { register } from './registration-commands'
import { completeSignIn, type LoginIntent, readLoginIntent } from './sign-in-commands'
import { suggestAddress } from './spell-hint'
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

/** Must not reveal whether the address has an account. */
export function emailCheckRoutes({ limits, reads }: Services, router: Router): void {
  router.call('POST /ajax/user/email', { access: 'anyone' }, async (ctx, { body }) => {
    await limits.count('email-check', addressKey(ctx.ip))
    const email = v.safeParse(EmailAddress, body.email)
    const suggestion = email.success ? suggestAddress(email.output, await listUniversityDomains(reads)) : null
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { valid: email.success, suggestion }
  })
}
