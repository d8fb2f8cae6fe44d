import type { MailContent } from './content'
import * as account from './contents/account'
import * as security from './contents/security'

export interface MailExample {
  subject: string
  content: MailContent
}

export const SITE = 'https://firstrung.test'
export const TOKEN = 'vG3nQ0sUeJm4yW7cT1kZbR8xLh5aPd2fNo6iEwYqKtM'
export const LONG = 'Bartholomew & Featherstonehaugh-Cholmondeley Consulting Engineers (North of England) Limited'
export const firstName = 'Maya'
const changedAt = '5 October 2026, 14:02'

export const accountExamples: Readonly<Record<string, Readonly<Record<string, MailExample>>>> = {
  'confirm-address': {
    default: {
      subject: 'Confirm your email',
      content: account.confirmAddress({ firstName, link: `${SITE}/verify-email/${TOKEN}` }),
    },
    'long name': {
      subject: 'Confirm your email',
      content: account.confirmAddress({ firstName: LONG.replaceAll(' ', ''), link: `${SITE}/verify-email/${TOKEN}` }),
    },
  },
  'already-registered': { default: { subject: 'You already have an account', content: account.alreadyRegistered() } },
  welcome: { default: { subject: 'Your account is ready', content: account.welcome({ firstName }) } },
  'reset-password': {
    default: {
      subject: 'Reset your password',
      content: account.resetPassword({ link: `${SITE}/reset-password/${TOKEN}` }),
    },
  },
  'password-changed': {
    default: {
      subject: 'Your password was changed',
      content: security.passwordChanged({ firstName, changedAt }),
    },
  },
  'two-step-on': {
    default: { subject: 'Two-step log-in is on', content: security.twoStepOn({ firstName, changedAt }) },
  },
  'passkey-added': {
    default: { subject: 'A passkey was added', content: security.passkeyAdded({ firstName, changedAt }) },
  },
  'passkey-removed': {
    default: { subject: 'A passkey was removed', content: security.passkeyRemoved({ firstName, changedAt }) },
  },
  'two-step-off': {
    default: { subject: 'Two-step log-in is off', content: security.twoStepOff({ firstName, changedAt }) },
  },
  'confirm-new-address': {
    default: {
      subject: 'Confirm your new email',
      content: account.confirmNewAddress({ firstName, link: `${SITE}/change-email/${TOKEN}` }),
    },
  },
  'email-change-requested': {
    default: {
      subject: 'Your email address is about to change',
      content: security.emailChangeRequested({ firstName, email: 'maya.new@example.ac.uk' }),
    },
  },
  'email-changed': {
    default: {
      subject: 'Your email address was changed',
      content: security.emailChanged({ firstName, changedAt, email: 'maya.new@example.ac.uk' }),
    },
  },
  'account-unused': {
    default: {
      subject: 'We will delete your account on 4 November 2026',
      content: account.accountUnused({ firstName, deletedOn: '4 November 2026' }),
    },
  },
  'account-deletion-requested': {
    'reviews stay': {
      subject: 'We will delete your account on 12 October 2026',
      content: account.deletionRequested({
        firstName,
        deletedOn: '12 October 2026',
        hidesReviews: false,
        link: `${SITE}/keep-account/${TOKEN}`,
      }),
    },
    'reviews are hidden': {
      subject: 'We will delete your account on 12 October 2026',
      content: account.deletionRequested({
        firstName,
        deletedOn: '12 October 2026',
        hidesReviews: true,
        link: `${SITE}/keep-account/${TOKEN}`,
      }),
    },
  },
  'account-deleted': {
    'reviews stay': {
      subject: 'Your account is deleted',
      content: account.accountDeleted({ firstName, remainingReviews: 2 }),
    },
    'nothing stays': {
      subject: 'Your account is deleted',
      content: account.accountDeleted({ firstName, remainingReviews: 0 }),
    },
  },
  'data-ready': {
    default: {
      subject: 'Your data is ready',
      content: account.dataReady({ firstName, link: `/data-export/${TOKEN}`, until: '12 October 2026' }),
    },
  },
}
