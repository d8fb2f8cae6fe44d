import { dateTime } from '../../../lib/formats'
import {
  alreadyRegistered,
  confirmAddress,
  confirmNewAddress,
  resetPassword,
  welcome,
} from '../../../mails/contents/account'
import * as security from '../../../mails/contents/security'
import { type Subject, subject } from '../../../mails/subject'
import type { LoadedMail, MailDefinition } from '../../../queue/mail'
import { findChangeToSend, findConfirmedChange } from './email-change-queries'
import { linkPath } from './mailed-link'
import { findResetToSend } from './password-reset-queries'
import { findConfirmationToSend, findUser, findUserByEmail } from './queries'

export const mails: readonly MailDefinition[] = [
  {
    name: 'confirm-address',
    recipients: 'anyone',
    async load({ db, config, clock, secret }, { ids }) {
      const found = await findConfirmationToSend(db, Number(ids.confirmation), clock.now())
      return (
        found && {
          to: found.email,
          subject: subject`Confirm your email`,
          content: confirmAddress({
            firstName: found.first_name,
            link: config.BASE_URL + linkPath(secret, 'verify-email', found.nonce),
          }),
        }
      )
    },
  },
  {
    name: 'already-registered',
    recipients: 'anyone',
    async load({ db }, { ids }) {
      const user = await findUser(db, Number(ids.user))
      return user && { to: user.email, subject: subject`You already have an account`, content: alreadyRegistered() }
    },
  },
  {
    name: 'confirm-new-address',
    recipients: 'anyone',
    async load({ db, config, clock, secret }, { ids }) {
      const change = await findChangeToSend(db, Number(ids.change), clock.now())
      // A taken address gets no mail, and the page gives the same answer as for a free one.
      const isTaken = change && (await findUserByEmail(db, change.email))
      return change && !isTaken
        ? {
            to: change.email,
            subject: subject`Confirm your new email`,
            content: confirmNewAddress({
              firstName: change.first_name,
              link: config.BASE_URL + linkPath(secret, 'change-email', change.nonce),
            }),
          }
        : undefined
    },
  },
  {
    name: 'email-change-requested',
    async load({ db, clock }, { ids }) {
      const change = await findChangeToSend(db, Number(ids.change), clock.now())
      return (
        change && {
          to: change.previous_email,
          subject: subject`Your email address is about to change`,
          content: security.emailChangeRequested({ firstName: change.first_name, email: change.email }),
        }
      )
    },
  },
  {
    /** Goes to the old and the new address. */
    name: 'email-changed',
    recipients: 'former',
    async load({ db }, { ids }) {
      const change = await findConfirmedChange(db, Number(ids.change))
      return change?.confirmed_at
        ? {
            to: ids.to === 'previous' ? change.previous_email : change.email,
            subject: subject`Your email address was changed`,
            content: security.emailChanged({
              firstName: change.first_name,
              email: change.email,
              changedAt: dateTime(change.confirmed_at),
            }),
          }
        : undefined
    },
  },
  {
    name: 'reset-password',
    recipients: 'anyone',
    async load({ db, config, clock, secret }, { ids }) {
      const reset = await findResetToSend(db, Number(ids.reset), clock.now())
      return (
        reset && {
          to: reset.email,
          subject: subject`Reset your password`,
          content: resetPassword({ link: config.BASE_URL + linkPath(secret, 'reset-password', reset.nonce) }),
        }
      )
    },
  },
  securityMail('password-changed', subject`Your password was changed`, security.passwordChanged),
  securityMail('two-step-on', subject`Two-step log-in is on`, security.twoStepOn),
  securityMail('two-step-off', subject`Two-step log-in is off`, security.twoStepOff),
  securityMail('passkey-added', subject`A passkey was added`, security.passkeyAdded),
  securityMail('passkey-removed', subject`A passkey was removed`, security.passkeyRemoved),
  {
    name: 'welcome',
    async load({ db }, { ids }) {
      const user = await findUser(db, Number(ids.user))
      return (
        user && {
          to: user.email,
          subject: subject`Your account is ready`,
          content: welcome({ firstName: user.first_name }),
        }
      )
    },
  },
]

/** A mail about a change that was made when the mail was queued. */
function securityMail(
  name: string,
  title: Subject,
  contentOf: (change: { firstName: string; changedAt: string }) => LoadedMail['content'],
): MailDefinition {
  return {
    name,
    async load({ db }, { ids, createdAt }) {
      const user = await findUser(db, Number(ids.user))
      return (
        user && {
          to: user.email,
          subject: title,
          content: contentOf({ firstName: user.first_name, changedAt: dateTime(createdAt) }),
        }
      )
    },
  }
}
