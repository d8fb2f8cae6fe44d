import type { Context } from '../../../http/context'
import { findDevice } from '../../../http/devices'
import type { FormValues, Submitted } from '../../../http/form'
import type { ActorOf } from '../../../http/guard'
import { replyPage } from '../../../http/reply'
import { addFlash } from '../../../http/session'
import { invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { isPasswordOf } from './commands'
import { ByToken, ConfirmFields } from './input'
import { expired } from './mailed-link'

interface Owner {
  id: number
  email: string
}

interface LinkRequest {
  actor: ActorOf<'anyone'>
  params: { token: string }
}

/** All but a signed-in owner enter the password: a link in the wrong inbox must not prove an address. */
export function linkForm<O extends Owner>(
  { renderer }: Services,
  template: string,
  find: (token: string) => Promise<O | undefined>,
) {
  async function load(ctx: Context, { actor, params }: LinkRequest) {
    const found = await find(params.token)
    const needsPassword = found !== undefined && actor?.id !== found.id
    const { signedIn, isVerified } = { signedIn: actor !== null, isVerified: actor?.isVerified ?? false }
    return { found, needsPassword, expired: !found, action: ctx.path, signedIn, isVerified }
  }
  return {
    access: 'anyone',
    params: ByToken,
    fields: ConfirmFields,
    template,
    load,
    presentValues: (_: FormValues) => ({}),
    async answerEarly(ctx: Context, request: LinkRequest) {
      const view = await load(ctx, request)
      if (view.expired) {
        ctx.set('Cache-Control', 'no-store')
        ctx.status = 410
        replyPage(ctx, renderer.page(template, ctx, view), { shared: false })
      }
      return view.expired
    },
  } as const
}

/** Throws 410 without an owner, and 422 if the password is required and wrong. Counts as a log-in. */
export async function checkLinkPassword<O extends Owner>(
  ctx: Context,
  services: Services,
  { owner, needsPassword, password }: { owner: O | undefined; needsPassword: boolean; password: string },
): Promise<O> {
  if (!owner) {
    throw expired()
  }
  if (needsPassword) {
    if (!password) {
      throw invalid({ password: ['Enter your password'] })
    }
    const { email } = owner
    const attempt = { email, password, ip: ctx.ip, device: await findDevice(ctx, services, email) }
    if (!(await isPasswordOf(services, attempt))) {
      throw invalid({ password: ['This is not the password of this account'] })
    }
  }
  return owner
}

export async function finishLink(
  ctx: Context,
  services: Services,
  { text, notice, to }: { text: string; notice: string; to?: string | null },
): Promise<Submitted> {
  await addFlash(ctx, services, { kind: 'success', text })
  const query = new URLSearchParams({ notice, ...(to ? { return: to } : {}) })
  return { location: ctx.state.actor ? (to ?? '/') : `/login?${query.toString()}` }
}
