import { IdentityProof } from '@firstrung/api/contracts'
import type { Context } from '../../../http/context'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import { iso } from '../../../lib/formats'
import type { Services } from '../../../services'
import { ByToken, confirmIdentity, loadIdentity } from '../accounts'
import { openExport, requestExport } from './commands'

const TAB = '/dashboard/account/data-security'
const PREPARING = 'We’re preparing your data. We’ll email you when it’s ready'

const FORM = {
  access: 'verified',
  fields: IdentityProof,
  template: 'data-exports/form.njk',
  presentValues: () => ({}),
} as const

/** Requesting and downloading a copy both require proof of identity. */
export function routes(services: Services, router: Router): void {
  router.call('POST /ajax/user/data-export', { access: 'verified' }, async (ctx, { actor, body }) => {
    await confirmIdentity(services, actor.id, body)
    await requestExport(services, actor.id)
    ctx.status = 202
    ctx.body = { state: 'waiting' as const }
  })

  router.form('/account/data-export', {
    ...FORM,
    load: (ctx, { actor }) => loadForm(ctx, services, actor.id),
    async submit(ctx, { actor, fields }) {
      await confirmIdentity(services, actor.id, fields)
      await requestExport(services, actor.id)
      await addFlash(ctx, services, { kind: 'success', text: PREPARING })
      return { location: `${TAB}#download` }
    },
  })

  router.form('/data-export/:token', {
    ...FORM,
    params: ByToken,
    async load(ctx, { actor, params }) {
      const stored = await openExport(services, { userId: actor.id, token: params.token })
      return { ...(await loadForm(ctx, services, actor.id)), stored, isDownload: true }
    },
    async submit(_, { actor, fields, data: { stored } }) {
      await confirmIdentity(services, actor.id, fields)
      const name = `firstrung-data-${iso(stored.requestedAt).slice(0, 10)}.zip`
      return { location: TAB, file: { name, type: 'application/zip', content: stored.archive } }
    },
  })
}

const loadForm = async (ctx: Context, services: Services, userId: number) => ({
  action: ctx.path,
  identity: await loadIdentity(services, userId),
})
