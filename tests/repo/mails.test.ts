import { describe, expect, it } from 'vitest'
import { examples } from '../../host/mails/examples'
import { expectNone, filesUnder, read } from './support'

/** Every mail that the product promises, its state in the examples, the words of its news, and the code that sends it. */
const PROMISED: readonly [mail: string, state: string, heading: RegExp, sender: string][] = [
  ['confirm-address', 'default', /^Confirm your email$/, 'accounts/registration-commands.ts'],
  ['already-registered', 'default', /^You already have an account$/, 'accounts/registration-commands.ts'],
  ['welcome', 'default', /^Your account is ready$/, 'accounts/registration-commands.ts'],
  ['reset-password', 'default', /^Reset your password$/, 'accounts/password-reset-commands.ts'],
  ['password-changed', 'default', /^Your password was changed$/, 'accounts/password-commands.ts'],
  ['email-changed', 'default', /^Your email address was changed$/, 'accounts/email-change-commands.ts'],
  ['alert-digest', 'one search', /new jobs for you$/, 'alerts/mail-commands.ts'],
  ['reminders', 'closing soon', /closes in 2 days$/, 'reminders/commands.ts'],
  ['reminders', 'closed early', /has closed early$/, 'reminders/commands.ts'],
  ['reminders', 'date changed', /now closes /, 'reminders/commands.ts'],
  ['reminders', 'opened', /is open$/, 'reminders/commands.ts'],
  ['interest-confirmed', 'shared', /^You are on the list for /, 'interest/commands.ts'],
  ['calendar', 'default', /^Deadline: /, 'calendar/routes.ts'],
  ['reminders', 'stale application', /^Any news from /, 'reminders/commands.ts'],
  ['review-received', 'default', /^Thanks for your .* review$/, 'review-drafts/submit-commands.ts'],
  ['review-published', 'default', /review is live$/, 'moderation/review-commands.ts'],
  ['review-needs-changes', 'default', /needs a change$/, 'moderation/review-commands.ts'],
  ['review-rejected', 'default', /was not published$/, 'moderation/review-commands.ts'],
  ['review-reported', 'default', /^Someone reported your review$/, 'moderation/review-commands.ts'],
  ['review-replied', 'default', / replied to your review$/, 'moderation/review-commands.ts'],
  ['reminders', 'draft waiting', /^Finish your /, 'reminders/commands.ts'],
  ['reminders', 'keep alert', /^Still want these emails\?$/, 'reminders/commands.ts'],
  ['account-unused', 'default', /^We will delete your account on /, 'account-deletions/unused-commands.ts'],
  [
    'account-deletion-requested',
    'reviews stay',
    /^We will delete your account on /,
    'account-deletions/request-commands.ts',
  ],
  ['data-ready', 'default', /^Your data is ready$/, 'data-exports/commands.ts'],
  ['account-deleted', 'reviews stay', /^Your account is deleted$/, 'account-deletions/commands.ts'],
]

const fileOf = (sender: string) => filesUnder('host/features').find(file => file.endsWith(`/${sender}`)) ?? sender

describe('the mails of the product', () => {
  it.each(PROMISED)('are there, and something sends them: %s (%s)', (mail, state, heading, sender) => {
    expect(examples[mail]?.[state]?.content.heading).toMatch(heading)
    expect(read(fileOf(sender))).toContain(mail.startsWith('review-') ? 'enqueueMail(' : `'${mail}'`)
  })

  it('are all sent by something that happens', () => {
    const senders = filesUnder('host/features')
      .filter(file => file.endsWith('.ts') && !file.endsWith('/mails.ts'))
      .map(read)
      .join('\n')
    expectNone(
      Object.keys(examples).filter(mail => !senders.includes(`'${mail}'`)),
      'No command or route sends these mails:',
    )
  })

  it('have a story each', () => {
    const stories = filesUnder('stories/mails').map(file => file.slice('stories/mails/'.length, -'.stories.tsx'.length))
    expect(stories.sort()).toEqual(Object.keys(examples).sort())
  })
})
