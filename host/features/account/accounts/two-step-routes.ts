import { IdentityProof } from '@firstrung/api/contracts'
import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import type { Services } from '../../../services'
import { confirmIdentity } from './identity-commands'
import { CodeFields } from './input'
import { leadTo, loadSecurity, loadTwoStep, SECURITY_PAGE, SECURITY_TEMPLATE } from './security-page-commands'
import { beginSetUp, finishSetUp, turnOff } from './two-step-commands'
import { presentSetUp } from './view'

const PATH = `${SECURITY_PAGE}/two-step`
const HERE = `${SECURITY_PAGE}#two-step`
/** Otherwise someone who registers with a stranger's address could lock its owner out with their own app. */
const VERIFIED = { access: 'verified' } as const

export function twoStepRoutes(services: Services, router: Router): void {
  router.call('GET /ajax/user/two-step', { access: 'signed-in' }, async (ctx, { actor }) => {
    ctx.body = await loadTwoStep(services, actor.id)
  })

  router.call('POST /ajax/user/two-step', VERIFIED, async (ctx, { actor, body: { code, currentPassword = '' } }) => {
    if (code !== undefined) {
      ctx.body = { recoveryCodes: await finishSetUp(services, actor.id, code) }
      return
    }
    await confirmIdentity(services, actor.id, { currentPassword })
    ctx.body = presentSetUp(await beginSetUp(services, actor.id), actor.email)
  })

  router.call('DELETE /ajax/user/two-step', VERIFIED, async (ctx, { actor, body }) => {
    await confirmIdentity(services, actor.id, body)
    await turnOff(services, actor.id)
    ctx.status = 204
  })

  twoStepForms(services, router)
}

function twoStepForms(services: Services, router: Router): void {
  const form = (name: string) =>
    ({
      ...VERIFIED,
      template: SECURITY_TEMPLATE,
      answerEarly: ctx => leadTo(ctx, HERE),
      load: (_, { actor }) => loadSecurity(services, actor, name),
      presentValues: () => ({ logoutOthers: true }),
    }) satisfies Partial<Parameters<typeof router.form<'verified', typeof CodeFields>>[1]>

  router.form(PATH, {
    ...form('set-up'),
    fields: IdentityProof,
    async submit(_, { actor, fields }) {
      await confirmIdentity(services, actor.id, fields)
      await beginSetUp(services, actor.id)
      return { location: HERE }
    },
  })

  router.form(`${PATH}/code`, {
    ...form('code'),
    fields: CodeFields,
    async submit(_, { actor, fields }) {
      const recoveryCodes = await finishSetUp(services, actor.id, fields.code)
      return { location: HERE, page: { template: 'accounts/recovery-codes.njk', view: { recoveryCodes } } }
    },
  })

  router.form(`${PATH}/removal`, {
    ...form('removal'),
    fields: IdentityProof,
    async submit(ctx, { actor, fields }) {
      await confirmIdentity(services, actor.id, fields)
      await turnOff(services, actor.id)
      await addFlash(ctx, services, { kind: 'success', text: 'Two-step log-in is off' })
      return { location: HERE }
    },
  })
}
