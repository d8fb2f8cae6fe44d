import { contracts, EmailAddress } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { addressKey } from '../../http/rate-limits'
import { redirect } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { RegisterForm, RegisterQuery } from './input'
import { listUniversityDomains } from './queries'
import { register } from './registration-commands'
import { completeSignIn, readLoginIntent } from './sign-in-commands'
import { suggestAddress } from './spell-hint'
import { presentIntent, presentRegistrationValues, presentUser } from './view'

/** The first stage of registration, and the spelling check of an address. */
export function registrationRoutes(services: Services, router: Router): void {
  const { limits, reads } = services

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
      await completeSignIn(ctx, services, {
        user,
        keep: false,
        intent,
        isContinued: fields.return !== undefined,
        messages: [
          { kind: 'success', text: `Welcome, ${user.first_name}` },
          { kind: 'info', text: `Check ${user.email} for a link to confirm it` },
        ],
        event: 'sign_up',
      })
      return { location: intent.return, json: { user: presentUser(user) } }
    },
  })

  router.call('POST /ajax/user/email', { access: 'anyone' }, async (ctx, { body }) => {
    await limits.count('email-check', addressKey(ctx.ip))
    const email = v.safeParse(EmailAddress, body.email)
    const suggestion = email.success ? suggestAddress(email.output, await listUniversityDomains(reads)) : null
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { valid: email.success, suggestion }
  })
}
