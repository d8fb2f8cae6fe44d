import * as v from 'valibot'
import type { AppError } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { presentErrors } from '../../http/field-errors'
import { addressKey } from '../../http/rate-limits'
import { redirect, replyPage } from '../../http/reply'
import type { Router, FormValues } from '../../http/router'
import type { Services } from '../../services'
import { EmailAddress, EmailCheck, EmailCheckAnswer, RegisterAnswer, RegisterForm, RegisterQuery } from './input'
import { listUniversityDomains } from './queries'
import { register } from './registration-commands'
import { completeSignIn, readLoginIntent } from './sign-in-commands'
import { suggestAddress } from './spell-hint'
import { presentValues, presentUser, presentIntent } from './view'

/** The first stage of signing up, and the check of an address while it is typed. */
export function registrationRoutes(services: Services, router: Router): void {
  const { limits, reads, renderer } = services

  router.get('/register', { access: 'anyone', query: RegisterQuery }, async (ctx, { query }) => {
    if (ctx.state.actor) {
      redirect(ctx, '/')
    } else {
      await showForm(ctx, query)
    }
  })

  router.post(
    '/register',
    { access: 'anyone', body: RegisterForm, json: RegisterAnswer, form: showAgain },
    async (ctx, { body }) => {
      const user = await register(services, body, ctx.ip)
      const greeting = `Welcome, ${user.first_name}`
      const more = `Check ${user.email} for a link to confirm it`
      const way = await completeSignIn(ctx, services, {
        user,
        keep: false,
        requested: body,
        greeting,
        more,
        event: 'sign_up',
      })
      if (wantsJson(ctx)) {
        ctx.body = { user: presentUser(user) }
      } else {
        redirect(ctx, way)
      }
    },
  )

  /** Format and spelling only: it never says whether there is an account. */
  router.post(
    '/ajax/user/email',
    { access: 'anyone', body: EmailCheck, json: EmailCheckAnswer },
    async (ctx, { body }) => {
      await limits.count('email-check', addressKey(ctx.ip))
      const email = v.safeParse(EmailAddress, body.email)
      const suggestion = email.success ? suggestAddress(email.output, await listUniversityDomains(reads)) : null
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { valid: email.success, suggestion }
    },
  )

  function showAgain(ctx: Context, error: AppError, typed: FormValues): Promise<void> {
    return showForm(ctx, typed, error)
  }

  /** The form with what was typed, save the password. */
  async function showForm(ctx: Context, typed: FormValues, error?: AppError): Promise<void> {
    ctx.set('Cache-Control', 'no-store')
    const intent = presentIntent(await readLoginIntent(services, ctx, typed))
    const { errors } = presentErrors(error)
    const view = { values: presentValues(typed), errors, intent }
    replyPage(ctx, renderer.page('accounts/register.njk', ctx, view), { shared: false })
  }
}
