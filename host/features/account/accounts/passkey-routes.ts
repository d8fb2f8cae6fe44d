import { IdentityProof } from '@firstrung/api/contracts'
import type { Flash } from '../../../http/context'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { deviceName } from '../../../lib/device-name'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import { confirmIdentity, loadIdentity } from './identity-commands'
import { PasskeyActParams } from './input'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  checkPasskey,
  keepPasskey,
  removePasskey,
} from './passkey-commands'
import { listPasskeys } from './passkey-queries'
import { SECURITY_PAGE } from './security-page-commands'
import { completeSignIn, readLoginIntent } from './sign-in-commands'
import { presentGreeting, presentPasskeys, presentUser } from './view'

/** Otherwise someone who registers with a stranger's address could still log in once its owner has confirmed it. */
const VERIFIED = { access: 'verified' } as const
const SIGNED_IN = { access: 'signed-in' } as const

/** Only the browser's script can add a passkey; the page removes passkeys without script too. */
export function passkeyRoutes(services: Services, router: Router): void {
  router.call('POST /ajax/user/passkeys/options', VERIFIED, async (ctx, { actor, body }) => {
    await confirmIdentity(services, actor.id, body)
    ctx.body = await beginPasskey(services, actor)
  })

  router.call('POST /ajax/user/passkeys', VERIFIED, async (ctx, { actor, body: { passkey } }) => {
    await addPasskey(services, actor.id, { passkey, device: deviceName(ctx.get('User-Agent')) })
    await addFlash(ctx, services, { kind: 'success', text: 'Passkey added. You can log in with it' })
    ctx.status = 204
  })

  router.call('POST /ajax/user/identity/options', SIGNED_IN, async (ctx, { actor }) => {
    ctx.body = await beginPasskeyProof(services, actor.id)
  })

  router.call('DELETE /ajax/user/passkeys/:id', SIGNED_IN, async (ctx, { actor, params, body }) => {
    await confirmIdentity(services, actor.id, body)
    await removePasskey(services, actor.id, params.id)
    ctx.status = 204
  })

  router.form(`${SECURITY_PAGE}/passkeys/:id/:act`, {
    ...SIGNED_IN,
    params: PasskeyActParams,
    fields: IdentityProof,
    template: 'accounts/passkey.njk',
    load: (ctx, { actor, params }) => loadPasskeyForm(services, actor.id, { ...params, action: ctx.path }),
    presentValues: () => ({}),
    async submit(ctx, { actor, params: { id, act }, fields }) {
      await confirmIdentity(services, actor.id, fields)
      await (act === 'removal' ? removePasskey : keepPasskey)(services, actor.id, id)
      const text = act === 'removal' ? 'Passkey removed' : 'You can use the passkey again'
      await addFlash(ctx, services, { kind: 'success', text })
      return { location: `${SECURITY_PAGE}#passkeys` }
    },
  })
}

async function loadPasskeyForm(
  services: Services,
  userId: number,
  { id, act, action }: { id: number; act: 'removal' | 'restoration'; action: string },
) {
  const rows = (await listPasskeys(services.db, userId)).filter(row => row.id === id)
  const [passkey] = presentPasskeys(rows)
  return { passkey: found(passkey), act, action, identity: await loadIdentity(services, userId) }
}

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
