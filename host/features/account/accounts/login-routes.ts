import { contracts, LoginFields, TwoStepLoginFields } from '@firstrung/api/contracts'
import type { Context } from '../../../http/context'
import { findDevice } from '../../../http/devices'
import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { unauthenticated } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findSaved, type SavableItem } from '../../tracker/saved-items'
import { newSearchPath } from '../saved-searches'
import { checkLogin } from './commands'
import { LoginQuery } from './input'
import { completeSignIn, type LoginIntent, readLoginIntent } from './sign-in-commands'
import { isTwoStepOn } from './two-step-commands'
import { beginLogin, findLogin, finishLogin } from './two-step-login-commands'
import { presentGreeting, presentIntent, presentLoginValues, presentNotice, presentUser } from './view'

/** The log-in form. A signed-in user who follows a visitor's save link gets a page with one button instead. */
export function loginRoutes(services: Services, router: Router): void {
  router.form('/login', {
    access: 'anyone',
    query: LoginQuery,
    fields: LoginFields,
    template: 'accounts/login.njk',
    answer: contracts['POST /login'].answer,
    answerEarly: async (ctx, { actor, query }) => actor !== null && (await continueSignedIn(ctx, actor.id, query)),
    async load(ctx, { values }) {
      const loginIntent = await readLoginIntent(services, ctx, values)
      return { loginIntent, intent: presentIntent(loginIntent), notice: presentNotice(values) }
    },
    presentValues: presentLoginValues,
    async submit(ctx, { fields, data: { loginIntent: intent } }) {
      const device = await findDevice(ctx, services, fields.email)
      const user = await checkLogin(services, { ...fields, ip: ctx.ip, device })
      if (await isTwoStepOn(services, user.id)) {
        await beginLogin(ctx, services, { userId: user.id, keep: fields.keep })
        return { location: `/login/two-step${presentIntent(intent).query}`, json: { twoStep: true } }
      }
      const saved = await completeSignIn(ctx, services, { user, intent, fields, messages: [presentGreeting(user)] })
      return { location: intent.return, json: { data: { user: presentUser(user) }, saved } }
    },
  })

  async function continueSignedIn(ctx: Context, userId: number, query: { return?: string | undefined }): Promise<true> {
    const intent = await readLoginIntent(services, ctx, { ...query })
    if (intent.search !== undefined) {
      redirect(ctx, newSearchPath(intent.search))
    } else if (intent.save) {
      await showSave(services, ctx, { ...intent, userId, save: intent.save })
    } else {
      redirect(ctx, query.return === undefined ? '/dashboard/my-hub' : intent.return)
    }
    return true
  }
}

interface SaveRequest extends LoginIntent {
  userId: number
  save: SavableItem
}

async function showSave({ db, renderer }: Services, ctx: Context, { userId, ...intent }: SaveRequest): Promise<void> {
  const item = await findSaved(db, userId, intent.save)
  const view = {
    saved: item !== undefined,
    reminders: item?.reminders,
    intent: { ...presentIntent(intent), ...intent.save },
  }
  replyPage(ctx, renderer.page('accounts/save.njk', ctx, view), { shared: false })
}

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
