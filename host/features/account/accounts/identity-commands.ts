import type { IdentityProof as Proof } from '@firstrung/api/contracts'
import type * as v from 'valibot'
import { found, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { checkOwnPasskey } from './passkey-commands'
import { listPasskeys } from './passkey-queries'
import { checkCurrentPassword } from './password-commands'
import { findCredentials } from './queries'
import { isTwoStepOn, useCode } from './two-step-commands'

export type IdentityProof = v.InferOutput<typeof Proof>

/** For actions that a stolen session must not allow. Throws 422 with the invalid field, and 429. */
export async function confirmIdentity(services: Services, userId: number, proof: Partial<IdentityProof>) {
  const { currentPassword = '', code = '', passkey } = proof
  if (passkey) {
    await checkOwnPasskey(services, userId, passkey)
  } else if (code && !currentPassword) {
    await checkCode(services, userId, code)
  } else {
    return checkCurrentPassword(services, userId, currentPassword)
  }
  return found(await findCredentials(services.db, userId))
}

async function checkCode(services: Services, userId: number, code: string): Promise<void> {
  await services.limits.count('login-two-step', `identity ${userId}`)
  if (!(await useCode(services, userId, code))) {
    throw invalid({ code: ['That code is not right. Enter the newest one from your app'] })
  }
}

export async function loadIdentity(services: Services, userId: number) {
  const passkeys = await listPasskeys(services.db, userId)
  return {
    hasCode: await isTwoStepOn(services, userId),
    hasPasskey: passkeys.some(({ suspended_at }) => suspended_at === null),
  }
}
