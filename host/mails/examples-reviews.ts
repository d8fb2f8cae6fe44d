import * as reviews from './contents/reviews'
import { LONG, type MailExample, SITE } from './examples-account'

const review: reviews.ReviewView = {
  company: 'Halden Rail',
  jobTitle: 'Software Engineer',
  reason: null,
  text: null,
  links: {
    review: `${SITE}/reviews/12-i-was-trusted-with-real-work`,
    edit: `${SITE}/write-a-review/12/confirmation`,
    own: `${SITE}/dashboard/my-reviews`,
  },
}
const decided = {
  ...review,
  reason: 'It names a person',
  text: 'Please take out the name of your manager.\nEverything else can stay as it is.',
}

export const reviewExamples: Readonly<Record<string, Record<string, MailExample>>> = {
  'review-received': {
    default: { subject: 'Thanks for your Halden Rail review', content: reviews.reviewReceived(review) },
  },
  'review-published': {
    default: { subject: 'Your Halden Rail review is live', content: reviews.reviewPublished(review) },
    'long name': {
      subject: `Your ${LONG} review is live`,
      content: reviews.reviewPublished({ ...review, company: LONG }),
    },
  },
  'review-needs-changes': {
    default: { subject: 'Your Halden Rail review needs a change', content: reviews.reviewNeedsChanges(decided) },
  },
  'review-rejected': {
    default: { subject: 'Your Halden Rail review was not published', content: reviews.reviewRejected(decided) },
    'reason only': {
      subject: 'Your Halden Rail review was not published',
      content: reviews.reviewRejected({ ...decided, text: null }),
    },
  },
  'review-reported': {
    default: { subject: 'Someone reported your review', content: reviews.reviewReported(review) },
  },
  'review-replied': { default: { subject: 'Halden Rail replied', content: reviews.reviewReplied(review) } },
}
