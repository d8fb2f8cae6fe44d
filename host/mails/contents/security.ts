import { button, type MailContent, paragraph } from '../content'

interface Change {
  firstName: string
  changedAt: string
}

const SECURITY = 'We send this email whenever the log-in of a Firstrung account changes. You can’t turn it off.'
const takeBack = [
  paragraph('Not you? Choose a new password now. That logs everyone out of your account.'),
  button('Choose a new password', '/forgot-password'),
]

export const passwordChanged = (change: Change): MailContent => ({
  preheader: 'Not you? Choose a new password now.',
  heading: 'Your password was changed',
  blocks: [
    paragraph(`Hi ${change.firstName}.`),
    paragraph(`The password of your account was changed on ${change.changedAt}.`),
    ...takeBack,
  ],
  reason: SECURITY,
})

export const twoStepOn = (change: Change): MailContent => ({
  preheader: 'From now on each log-in also asks for a code from your app.',
  heading: 'Two-step log-in is on',
  blocks: [
    paragraph(`Hi ${change.firstName}.`),
    paragraph(
      `Two-step log-in was turned on on ${change.changedAt}. From now on each log-in also asks for a code from your app.`,
    ),
    ...takeBack,
  ],
  reason: SECURITY,
})

export const twoStepOff = (change: Change): MailContent => ({
  preheader: 'Your password is now enough to log in.',
  heading: 'Two-step log-in is off',
  blocks: [
    paragraph(`Hi ${change.firstName}.`),
    paragraph(`Two-step log-in was turned off on ${change.changedAt}. Your password is now enough to log in.`),
    ...takeBack,
  ],
  reason: SECURITY,
})

const takePasskeysBack = [
  paragraph('Not you? Choose a new password now. That logs everyone out of your account and removes its passkeys.'),
  button('Choose a new password', '/forgot-password'),
]

export const passkeyAdded = (change: Change): MailContent => ({
  preheader: 'You can now log in with that device, without your password.',
  heading: 'A passkey was added',
  blocks: [
    paragraph(`Hi ${change.firstName}.`),
    paragraph(
      `A passkey was added on ${change.changedAt}. You can now log in with that device, without your password.`,
    ),
    ...takePasskeysBack,
  ],
  reason: SECURITY,
})

export const passkeyRemoved = (change: Change): MailContent => ({
  preheader: 'That device no longer logs in to your account.',
  heading: 'A passkey was removed',
  blocks: [
    paragraph(`Hi ${change.firstName}.`),
    paragraph(`A passkey was removed on ${change.changedAt}. That device no longer logs in to your account.`),
    ...takePasskeysBack,
  ],
  reason: SECURITY,
})

export const emailChangeRequested = ({ firstName, email }: { firstName: string; email: string }): MailContent => ({
  preheader: 'Not you? Choose a new password now. That also cancels the change.',
  heading: 'Your email address is about to change',
  blocks: [
    paragraph(`Hi ${firstName}.`),
    paragraph(
      `You asked to change the email address of your account to ${email}. It changes when you open the link that we sent there.`,
    ),
    paragraph('Not you? Choose a new password now. That also cancels the change.'),
    button('Choose a new password', '/forgot-password'),
  ],
  reason: SECURITY,
})

export const emailChanged = ({ email, ...change }: Change & { email: string }): MailContent => ({
  preheader: 'Not you? Tell us at once.',
  heading: 'Your email address was changed',
  blocks: [
    paragraph(`Hi ${change.firstName}.`),
    paragraph(`The email address of your account is now ${email}. It was changed on ${change.changedAt}.`),
    paragraph('Not you? Tell us at once.'),
    button('Tell us', '/contact'),
  ],
  reason: SECURITY,
})
