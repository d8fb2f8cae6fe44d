import type { Transaction } from '../../db/transaction'
import { TEXT_VERSIONS } from '../../lib/text-versions'
import type { Services } from '../../services'
import { withdrawVotes } from '../reviews'

interface Owner {
  id: number
  email: string
}

/**
 * For a user who has just proved that the address is theirs: someone else may have signed up with it. A new row
 * replaces the account, so everything that refers to it is deleted too. The page of the link explains this and asks the
 * user to accept the terms.
 */
export async function startEmpty({ queue, clock }: Services, trx: Transaction, { id, email }: Owner): Promise<void> {
  const drafts = trx.selectFrom('review_authors').select('draft_id').where('user_id', '=', id)
  await trx.deleteFrom('review_drafts').where('id', 'in', drafts).execute()
  await withdrawVotes(trx, id)
  await queue.forget(trx, { user: id })
  await trx.deleteFrom('users').where('id', '=', id).execute()
  const names = { first_name: nameIn(email), last_name: '' }
  await trx
    .insertInto('users')
    .values({ id, email, ...names, password_hash: '', created_at: clock.now() })
    .execute()
  await trx
    .insertInto('consents')
    .values({ user_id: id, kind: 'terms', given: true, text_version: TEXT_VERSIONS.terms, created_at: clock.now() })
    .execute()
}

function nameIn(email: string): string {
  const [word = 'friend'] = /\p{L}{2,50}/u.exec(email.split('@')[0] ?? '') ?? []
  return word.charAt(0).toUpperCase() + word.slice(1)
}
