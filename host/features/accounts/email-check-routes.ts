import { EmailAddress } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { addressKey } from '../../http/address-key'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { listUniversityDomains } from './queries'
import { suggestAddress } from './spell-hint'

/** Must not reveal whether the address has an account. */
export function emailCheckRoutes({ limits, reads }: Services, router: Router): void {
  router.call('POST /ajax/user/email', { access: 'anyone' }, async (ctx, { body }) => {
    await limits.count('email-check', addressKey(ctx.ip))
    const email = v.safeParse(EmailAddress, body.email)
    const suggestion = email.success ? suggestAddress(email.output, await listUniversityDomains(reads)) : null
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { valid: email.success, suggestion }
  })
}
