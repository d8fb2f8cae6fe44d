import { date } from '../../../lib/formats'
import { accountDeleted, accountUnused, deletionRequested } from '../../../mails/contents/account'
import { subject } from '../../../mails/subject'
import type { MailDefinition } from '../../../queue/mail'
import { findDeletionOf, linkPath } from '../accounts'
import { findDeletion } from './queries'
import { deletionTime } from './unused-commands'
import { findWarned } from './unused-queries'

export const mails: readonly MailDefinition[] = [
  {
    name: 'account-deletion-requested',
    recipients: 'former',
    async load({ config, db, secret }, { ids }) {
      const deletion = await findDeletionOf(db, Number(ids.user))
      return (
        deletion && {
          to: deletion.email,
          subject: subject`We will delete your account on ${deletion.deletes_at}`,
          content: deletionRequested({
            firstName: deletion.first_name,
            deletedOn: date(deletion.deletes_at),
            hidesReviews: deletion.reviews === 'delete',
            link: config.BASE_URL + linkPath(secret, 'keep-account', deletion.nonce),
          }),
        }
      )
    },
  },
  {
    name: 'account-deleted',
    recipients: 'former',
    async load({ db }, { ids }) {
      const deletion = await findDeletion(db, Number(ids.deletion))
      const to = deletion?.addresses[0]
      return to
        ? { to, subject: subject`Your account is deleted`, content: accountDeleted(presentDeletion(deletion)) }
        : undefined
    },
  },
  {
    name: 'account-unused',
    async load({ db }, { ids }) {
      const user = await findWarned(db, Number(ids.user))
      if (!user?.unused_warned_at) {
        return undefined
      }
      const deletedOn = date(deletionTime(user.unused_warned_at))
      const content = accountUnused({ firstName: user.first_name, deletedOn })
      return {
        to: user.email,
        subject: subject`We will delete your account on ${deletionTime(user.unused_warned_at)}`,
        content,
      }
    },
  },
]

function presentDeletion({ first_name, remaining_reviews }: { first_name: string; remaining_reviews: number }) {
  return { firstName: first_name, remainingReviews: remaining_reviews }
}
