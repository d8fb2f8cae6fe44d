import type { MailDefinition } from '../../queue/mail'
import { tokenOf } from './confirmation-link'
import { findConfirmationToSend, findUser } from './queries'

export const mails: readonly MailDefinition[] = [
  {
    name: 'confirm-address',
    async load({ db, config, clock, secret }, { ids }) {
      const found = await findConfirmationToSend(db, Number(ids.confirmation), clock.now())
      return (
        found && {
          to: found.email,
          subject: 'Confirm your email',
          view: {
            firstName: found.first_name,
            link: `${config.BASE_URL}/verify-email/${tokenOf(secret, found.nonce)}`,
          },
        }
      )
    },
  },
  {
    name: 'already-registered',
    async load({ db }, { ids }) {
      const user = await findUser(db, Number(ids.user))
      return user && { to: user.email, subject: 'You already have an account', view: {} }
    },
  },
  {
    name: 'welcome',
    async load({ db }, { ids }) {
      const user = await findUser(db, Number(ids.user))
      return user && { to: user.email, subject: 'Your account is ready', view: { firstName: user.first_name } }
    },
  },
]
