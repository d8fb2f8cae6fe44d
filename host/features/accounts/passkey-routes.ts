import type { Flash } from '../../http/context'
import { deviceName } from '../../http/device-name'
import { redirect } from '../../http/reply'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { addPasskey, beginPasskey, beginPasskeyLogin, checkPasskey, removePasskey } from './passkey-commands'
import { SECURITY_PAGE } from './security-page-commands'
import { completeSignIn, readLoginIntent } from './sign-in-commands'
import { presentGreeting, presentUser } from './view'

/** Otherwise people who register with a foreign address could log in to the account after its owner confirms it. */
const VERIFIED = { access: 'verified' } as const
const SIGNED_IN = { access: 'signed-in' } as const

/** Adding and removing passkeys. Only the browser's script can add one; the page removes them without script too. */
export function passkeyRoutes(services: Services, router: Router): void {
  router.call('POST /ajax/user/passkeys/options', VERIFIED, async (ctx, { actor, body }) => {
    ctx.body = await beginPasskey(services, actor, body.currentPassword)
  })

  router.call('POST /ajax/user/passkeys', VERIFIED, async (ctx, { actor, body: { passkey } }) => {
    await addPasskey(services, actor.id, { passkey, device: deviceName(ctx.get('User-Agent')) })
    await addFlash(ctx, services, { kind: 'success', text: 'Passkey added. You can log in with it' })
    ctx.status = 204
  })

  router.call('DELETE /ajax/user/passkeys/:id', SIGNED_IN, async (ctx, { actor, params }) => {
    await removePasskey(services, actor.id, params.id)
    ctx.status = 204
  })

  router.call('POST /ajax/user/passkeys/:id/removal', SIGNED_IN, async (ctx, { actor, params }) => {
    await removePasskey(services, actor.id, params.id)
    await addFlash(ctx, services, { kind: 'success', text: 'Passkey removed' })
    redirect(ctx, `${SECURITY_PAGE}#passkeys`)
  })
}

/** Logging in with a passkey, for browsers with script. */
export function passkeyLoginRoutes(services: Services, router: Router): void {
  router.call('POST /login/passkey/options', { access: 'anyone' }, async ctx => {
    ctx.body = await beginPasskeyLogin(services, ctx.ip)
  })

  router.call('POST /login/passkey', { access: 'anyone' }, async (ctx, { body: { passkey, ...fields } }) => {
    const user = await checkPasskey(services, passkey)
    const intent = await readLoginIntent(services, ctx, fields)
    const messages: [Flash] = [presentGreeting(user)]
    const saved = await completeSignIn(ctx, services, { user, intent, fields: { return: intent.return }, messages })
    ctx.body = { data: { user: presentUser(user) }, saved }
  })
}
