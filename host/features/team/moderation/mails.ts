import type { DraftState } from '../../../db/tables'
import * as contents from '../../../mails/contents/reviews'
import { type CatalogueName, catalogueName, type Subject, subject } from '../../../mails/subject'
import type { JobRun } from '../../../queue/job'
import type { LoadedMail, MailDefinition } from '../../../queue/mail'
import type { Services } from '../../../services'
import { findAuthorAddress, stageToContinue } from '../../reviews/review-drafts'
import { reasonText, reviewUrl } from '../../reviews/reviews'
import { findAct, isUndone } from './act-queries'
import { findDraft, type ModeratedDraft } from './draft-queries'

interface ReviewMail {
  name: string
  content: (view: contents.ReviewView) => LoadedMail['content']
  /** `company` is undefined for a proposed employer, because the author entered its name. */
  subject: (company: CatalogueName | undefined) => Subject
  /** The mail is only sent if the review is in one of these states. */
  states: readonly DraftState[]
}

const MAILS: readonly ReviewMail[] = [
  {
    name: 'review-received',
    content: contents.reviewReceived,
    subject: company => (company ? subject`Thanks for your ${company} review` : subject`Thanks for your review`),
    states: ['pending'],
  },
  {
    name: 'review-published',
    content: contents.reviewPublished,
    subject: company => (company ? subject`Your ${company} review is live` : subject`Your review is live`),
    states: ['published'],
  },
  {
    name: 'review-needs-changes',
    content: contents.reviewNeedsChanges,
    subject: company =>
      company ? subject`Your ${company} review needs a change` : subject`Your review needs a change`,
    states: ['changes-requested'],
  },
  {
    name: 'review-rejected',
    content: contents.reviewRejected,
    subject: company =>
      company ? subject`Your ${company} review was not published` : subject`Your review was not published`,
    states: ['rejected'],
  },
  {
    name: 'review-reported',
    content: contents.reviewReported,
    subject: () => subject`Someone reported your review`,
    states: ['under-review', 'pending', 'changes-requested'],
  },
  {
    name: 'review-replied',
    content: contents.reviewReplied,
    subject: company => (company ? subject`${company} replied` : subject`The employer replied`),
    states: ['published'],
  },
]

/** Mails to the author of a review. `ids` are the draft and, after a moderator's act, the act. */
export const mails: readonly MailDefinition[] = MAILS.map(mail => ({
  name: mail.name,
  load: (services, run) => load(services, run, mail),
}))

async function load(
  { db, config }: Services,
  { ids }: JobRun,
  { content, subject: write, states }: ReviewMail,
): Promise<LoadedMail | undefined> {
  const draft = await findDraft(db, Number(ids.draft))
  const isCancelled = ids.act !== undefined && (await isUndone(db, Number(ids.act)))
  if (!draft || isCancelled || !states.includes(draft.state)) {
    return undefined
  }
  const act = ids.act === undefined ? undefined : await findAct(db, Number(ids.act))
  const to = await findAuthorAddress(db, draft.id)
  const company = draft.company_name ?? 'employer'
  const listed = draft.company_status === 'live' ? catalogueName(company) : undefined
  const title = draft.answers['job-details']?.jobTitle
  const about = { company, jobTitle: typeof title === 'string' ? title : (draft.review?.job_title ?? '') }
  const words = { reason: reasonText(act?.reason ?? null), text: act?.text ?? null }
  return to === undefined
    ? undefined
    : { to, subject: write(listed), content: content({ ...about, ...words, links: linksOf(draft, config.BASE_URL) }) }
}

const linksOf = (draft: ModeratedDraft, site: string) => ({
  review: site + (draft.review ? reviewUrl(draft.review) : ''),
  edit: `${site}/write-a-review/${draft.id}/${stageToContinue(draft)}`,
  own: `${site}/dashboard/my-reviews`,
})
