import { button, links, type MailContent, paragraph, quote } from '../content'

export interface ReviewView {
  company: string
  /** The job that the review is about; an author may have several reviews of one employer. */
  jobTitle: string
  /** Why a moderator decided, and their message to the author. */
  reason: string | null
  text: string | null
  links: { review: string; edit: string; own: string }
}

const about = (jobTitle: string, company: string) =>
  paragraph(jobTitle ? `It is your review of ${jobTitle} at ${company}.` : `It is your review of ${company}.`)
const because = (reason: string | null) => (reason ? [paragraph(`Reason: ${reason}`)] : [])
const AUTHOR = 'You get this email because you wrote a review on Firstrung.'

export const reviewReceived = ({ jobTitle, company, links: { own } }: ReviewView): MailContent => ({
  preheader: 'We read every review before it appears.',
  heading: `Thanks for your ${company} review`,
  blocks: [
    about(jobTitle, company),
    paragraph(
      'We read every review before it appears, normally within 3 working days. We’ll email you when it is live.',
    ),
    button('See your reviews', own),
  ],
  reason: AUTHOR,
})

export const reviewPublished = ({ jobTitle, company, links: { review, own } }: ReviewView): MailContent => ({
  preheader: 'Your name is not shown. You can edit or remove it any time.',
  heading: `Your ${company} review is live`,
  blocks: [
    about(jobTitle, company),
    button('Read it', review),
    paragraph('Your name is not shown. You can edit or remove it any time.'),
    links({ text: 'Edit or remove your review', url: own }),
  ],
  reason: AUTHOR,
})

export const reviewNeedsChanges = ({
  jobTitle,
  company,
  reason,
  text,
  links: { edit, own },
}: ReviewView): MailContent => ({
  preheader: reason ?? 'It needs a change before it can appear.',
  heading: `Your ${company} review needs a change`,
  blocks: [
    about(jobTitle, company),
    paragraph('It needs a change before it can appear.'),
    ...because(reason),
    ...quote(text),
    button('Edit your review', edit),
    links({ text: 'Do you think we got it wrong? Tell us why', url: own }),
  ],
  reason: AUTHOR,
})

export const reviewRejected = ({ jobTitle, company, reason, text, links: { own } }: ReviewView): MailContent => ({
  preheader: reason ?? 'You can tell us if you think we got it wrong.',
  heading: `Your ${company} review was not published`,
  blocks: [
    about(jobTitle, company),
    ...because(reason),
    ...quote(text),
    paragraph('Do you think we got it wrong? Tell us why, and we’ll look again.'),
    button('Tell us why', own),
  ],
  reason: AUTHOR,
})

export const reviewReported = ({ jobTitle, company, links: { own } }: ReviewView): MailContent => ({
  preheader: 'It is hidden while we check, for 5 working days at most.',
  heading: 'Someone reported your review',
  blocks: [
    about(jobTitle, company),
    paragraph('It is hidden while we check, for 5 working days at most. You don’t have to do anything.'),
    button('See your reviews', own),
  ],
  reason: AUTHOR,
})

export const reviewReplied = ({ jobTitle, company, links: { review } }: ReviewView): MailContent => ({
  preheader: 'Read what they say about your review.',
  heading: `${company} replied to your review`,
  blocks: [about(jobTitle, company), button('Read the reply', review)],
  reason: AUTHOR,
})
