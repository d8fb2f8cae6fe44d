import type { Actor, Context } from '../../../http/context'
import { redirect } from '../../../http/reply'
import { listSessions } from '../../../http/sessions'
import type { Services } from '../../../services'
import { loadIdentity } from './identity-commands'
import { listPasskeys } from './passkey-queries'
import { findSetUpSecret, isTwoStepOn } from './two-step-commands'
import { countRecoveryCodes } from './two-step-queries'
import { presentPasskeys, presentSessions, presentSetUp } from './view'

export const SECURITY_PAGE = '/account/security'
export const SECURITY_TEMPLATE = 'accounts/security.njk'

export async function loadSecurity(services: Services, actor: Actor, form?: string) {
  const { db, clock } = services
  const rows = await listSessions(db, actor.id, clock.now())
  const secret = await findSetUpSecret(services, actor.id)
  const passkeys = presentPasskeys(await listPasskeys(db, actor.id))
  return {
    form,
    email: actor.email,
    isVerified: actor.isVerified,
    sessions: presentSessions(rows, actor.sessionHash),
    twoStep: await loadTwoStep(services, actor.id),
    passkeys,
    hasSuspended: passkeys.some(({ isSuspended }) => isSuspended),
    setUp: secret && presentSetUp(secret, actor.email),
    identity: await loadIdentity(services, actor.id),
    values: { logoutOthers: true },
  }
}

export async function loadTwoStep(services: Services, userId: number) {
  return {
    on: await isTwoStepOn(services, userId),
    recoveryCodesLeft: await countRecoveryCodes(services.db, userId),
  }
}

export function leadTo(ctx: Context, path: string): true {
  redirect(ctx, path, 302)
  return true
}
