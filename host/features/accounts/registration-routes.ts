import * as v from 'valibot'
import type { AppError } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { presentErrors } from '../../http/field-errors'
import { addressKey } from '../../http/rate-limits'
import { redirect, replyPage } from '../../http/reply'
import type { Routes, Typed } from '../../http/routes'
import type { Services } from '../../services'
import { arrive, readWish } from './arrival-commands'
import { EmailAddress, EmailCheck, EmailCheckAnswer, RegisterAnswer, RegisterForm, RegisterQuery } from './input'
import { listUniversityDomains } from './queries'
import { register } from './registration-commands'
import { suggestAddress } from './spell-hint'
import { presentTyped, presentUser, presentWish } from './view'

/** The first stage of signing up, and the check of an address while it is typed. */
export function registrationRoutes(services: Services, on: Routes): void {
  const { limits, reads, renderer } = services

  on.get('/register', { access: 'anyone', query: RegisterQuery }, async (ctx, { query }) => {
    if (ctx.state.actor) {
      redirect(ctx, '/')
    } else {
      await showForm(ctx, query)
    }
  })

  on.post(
    '/register',
    { access: 'anyone', body: RegisterForm, json: RegisterAnswer, form: showAgain },
    async (ctx, { body }) => {
      const user = await register(services, body, ctx.ip)
      const greeting = `Welcome, ${user.first_name}`
      const more = `Check ${user.email} for a link to confirm it`
      const way = await arrive(ctx, services, { user, keep: false, asked: body, greeting, more, event: 'sign_up' })
      if (wantsJson(ctx)) {
        ctx.body = { user: presentUser(user) }
      } else {
        redirect(ctx, way)
      }
    },
  )

  /** Format and spelling only: it never says whether there is an account. */
  on.post('/ajax/user/email', { access: 'anyone', body: EmailCheck, json: EmailCheckAnswer }, async (ctx, { body }) => {
    await limits.count('email-check', addressKey(ctx.ip))
    const email = v.safeParse(EmailAddress, body.email)
    const suggestion = email.success ? suggestAddress(email.output, await listUniversityDomains(reads)) : null
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { valid: email.success, suggestion }
  })

  function showAgain(ctx: Context, error: AppError, typed: Typed): Promise<void> {
    return showForm(ctx, typed, error)
  }

  /** The form with what was typed, save the password. */
  async function showForm(ctx: Context, typed: Typed, error?: AppError): Promise<void> {
    ctx.set('Cache-Control', 'no-store')
    const wish = presentWish(await readWish(services, ctx, typed))
    const { errors } = presentErrors(error)
    const view = { values: presentTyped(typed), errors, wish }
    replyPage(ctx, renderer.page('accounts/register.njk', ctx, view), { shared: false })
  }
}
