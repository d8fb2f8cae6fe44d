import type { MailDefinition } from '../../queue/mail'
import { findDeletion } from './queries'
import { findWarned } from './unused-queries'

export const mails: readonly MailDefinition[] = [
  {
    name: 'account-deleted',
    async load({ db }, { ids }) {
      const deletion = await findDeletion(db, Number(ids.deletion))
      const to = deletion?.addresses[0]
      return to ? { to, subject: 'Your account is deleted', view: presentDeletion(deletion) } : undefined
    },
  },
  {
    /** The warning before an unused account is deleted. */
    name: 'account-unused',
    async load({ db }, { ids }) {
      const user = await findWarned(db, Number(ids.user))
      return (
        user && { to: user.email, subject: 'Do you still want your account?', view: { firstName: user.first_name } }
      )
    },
  },
]

function presentDeletion({ first_name, remaining_reviews }: { first_name: string; remaining_reviews: number }) {
  return { firstName: first_name, remainingReviews: remaining_reviews }
}
