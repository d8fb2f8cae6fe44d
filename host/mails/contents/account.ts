import { button, links, type MailContent, paragraph, spelledOut } from '../content'

const ACCOUNT = 'You get this email because of something that happened in your Firstrung account.'
const NEW_PASSWORD = '/forgot-password'
const nobody = 'Not you? Ignore this and nothing happens.'

interface Person {
  firstName: string
}

export const confirmAddress = ({ firstName, link }: Person & { link: string }): MailContent => ({
  preheader: 'Confirm this address so you can write reviews and get reminders.',
  heading: 'Confirm your email',
  blocks: [
    paragraph(`Hi ${firstName}.`),
    paragraph('Confirm this address so you can write reviews and get reminders.'),
    spelledOut('Confirm my email', link),
    paragraph('The link works for 24 hours.'),
    paragraph(nobody),
  ],
  reason: 'You get this email because someone signed up to Firstrung with this address.',
})

export const alreadyRegistered = (): MailContent => ({
  preheader: 'Someone, maybe you, tried to sign up with this address.',
  heading: 'You already have an account',
  blocks: [
    paragraph('Someone, maybe you, tried to sign up with this address. You already have an account.'),
    button('Log in', '/login'),
    links({ text: 'Reset your password', url: NEW_PASSWORD }),
    paragraph('Not you? Nothing has changed, and we haven’t told anyone that you have an account.'),
  ],
  reason: 'You get this email because someone tried to sign up to Firstrung with this address.',
})

export const welcome = ({ firstName }: Person): MailContent => ({
  preheader: 'Three quick things to get started.',
  heading: 'Your account is ready',
  blocks: [
    paragraph(`Hi ${firstName}. Your email is confirmed. Three quick things to get started:`),
    {
      kind: 'steps',
      steps: [
        { text: 'Tell us what you study', more: ', and we’ll find what fits.', url: '/register/education' },
        { text: 'Save a search', more: ', and we’ll email you new jobs.', url: '/search-jobs' },
        { text: 'Save a job you like', more: ', and we’ll remind you before it closes.', url: '/hot-jobs' },
      ],
    },
    button('Go to your hub', '/dashboard/my-hub'),
  ],
  reason: ACCOUNT,
})

export const confirmNewAddress = ({ firstName, link }: Person & { link: string }): MailContent => ({
  preheader: 'Confirm that this is the new email address of your account.',
  heading: 'Confirm your new email',
  blocks: [
    paragraph(`Hi ${firstName}.`),
    paragraph('Confirm that this is the new email address of your account.'),
    spelledOut('Confirm my new email', link),
    paragraph('The link works for 24 hours.'),
    paragraph(nobody),
  ],
  reason: 'You get this email because someone gave this address for a Firstrung account.',
})

export const resetPassword = ({ link }: { link: string }): MailContent => ({
  preheader: 'Your link to choose a new password works for 60 minutes.',
  heading: 'Reset your password',
  blocks: [
    paragraph('Use this link in the next 60 minutes to choose a new password.'),
    spelledOut('Choose a new password', link),
    paragraph('If you did not ask, your password is unchanged.'),
  ],
  reason: 'You get this email because someone asked for a new password for this address.',
})

export const accountUnused = ({ firstName, deletedOn }: Person & { deletedOn: string }): MailContent => ({
  preheader: 'Log in before then to keep it.',
  heading: `We will delete your account on ${deletedOn}`,
  blocks: [
    paragraph(`Hi ${firstName}.`),
    paragraph(
      `You haven’t used your account for two years. We keep personal data only while it’s useful, so we’ll delete the account on ${deletedOn}.`,
    ),
    paragraph('Want to keep it? Log in once before then, and nothing is deleted.'),
    button('Log in and keep it', '/login'),
    paragraph(
      'If you don’t want it any more, you needn’t do anything. Published reviews stay on the site without any link to you.',
    ),
  ],
  reason: ACCOUNT,
})

interface DeletionRequested extends Person {
  deletedOn: string
  hidesReviews: boolean
  link: string
}

export const deletionRequested = ({ firstName, deletedOn, hidesReviews, link }: DeletionRequested): MailContent => ({
  preheader: 'Changed your mind, or not you? You can keep it until then.',
  heading: `We will delete your account on ${deletedOn}`,
  blocks: [
    paragraph(`Hi ${firstName}.`),
    paragraph(
      `You asked us to delete your account. We’ll do that on ${deletedOn}. Until then nobody can log in to it${hidesReviews ? ', and your reviews are hidden' : ''}.`,
    ),
    paragraph('Changed your mind, or not you? You can keep the account until then.'),
    spelledOut('Keep my account', link),
    paragraph('If it wasn’t you, choose a new password afterwards: someone knows yours.'),
  ],
  reason: 'You get this email because someone asked us to delete your Firstrung account.',
})

export function accountDeleted({ firstName, remainingReviews }: Person & { remainingReviews: number }): MailContent {
  const [stays, it] = remainingReviews === 1 ? ['review stays', 'it'] : ['reviews stay', 'them']
  return {
    preheader: 'What we erased, and what stays without your name.',
    heading: 'Your account is deleted',
    blocks: [
      paragraph(`Hi ${firstName}.`),
      paragraph(
        'Your account is deleted: your profile, saved items, tracker, notes, alerts and unfinished reviews. Backups are overwritten within 35 days.',
      ),
      paragraph(
        remainingReviews > 0
          ? `Your published ${stays} on the site, as you asked. Nothing links ${it} to you, so we can’t delete ${it} for you later.`
          : 'None of your reviews is left on the site.',
      ),
      paragraph('This is our last email to you.'),
    ],
    reason: 'You get this email because your Firstrung account was deleted.',
  }
}

export const dataReady = ({ firstName, link, until }: Person & { link: string; until: string }): MailContent => ({
  preheader: `Download it until ${until}, after you log in.`,
  heading: 'Your data is ready',
  blocks: [
    paragraph(`Hi ${firstName}.`),
    paragraph(`The copy of your data is ready. You can download it until ${until}, after you log in.`),
    spelledOut('Download your data', link),
    paragraph(
      'It’s a zip with one JSON file, and a spreadsheet file for each kind of data. Keep it safe: it holds everything you’ve told us.',
    ),
    paragraph('Didn’t ask for it? Choose a new password now.'),
    links({ text: 'Choose a new password', url: NEW_PASSWORD }),
  ],
  reason: 'You get this email because someone who is logged in to your account asked for a copy of its data.',
})
