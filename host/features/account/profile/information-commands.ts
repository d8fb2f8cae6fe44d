import { EmailAddress, withIdentity } from '@firstrung/api/contracts'
import * as v from 'valibot'
import { inTransaction, inTrial } from '../../../db/transaction'
import { fieldErrors } from '../../../http/field-errors'
import { found, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { requestEmailChange } from '../accounts'
import { saveSections } from './commands'
import { findProfile, readCompletion } from './queries'
import type { Values } from './sections'

export const EmailFields = withIdentity({ email: EmailAddress })

/**
 * Saves all of the given fields or none; unknown fields are ignored. A new address is pending until its owner has
 * confirmed it. Throws 422 with every invalid field.
 */
export async function saveInformation(services: Services, userId: number, values: Values) {
  const { clock, db } = services
  const pendingEmail = values.email === undefined ? undefined : await changeEmail(services, userId, values)
  await inTransaction(db, trx => saveSections(trx, userId, { values, now: clock.now() }))
  const { email, first_name } = found(await findProfile(db, userId))
  return {
    user: { loggedIn: true as const, id: userId, firstname: first_name, email },
    profileCompletion: await readCompletion(db, userId),
    ...(pendingEmail ? { pendingEmail } : {}),
  }
}

/** Validates the other fields first, because the mail needs a separate transaction. */
async function changeEmail(services: Services, userId: number, values: Values): Promise<string> {
  const fields = v.safeParse(EmailFields, values)
  if (!fields.success) {
    throw invalid(fieldErrors(fields.issues))
  }
  const now = services.clock.now()
  await inTrial(services.db, trx => saveSections(trx, userId, { values, now }))
  return requestEmailChange(services, { userId, ...fields.output })
}
