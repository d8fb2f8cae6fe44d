import { invalid } from '../../errors'
import type { Services } from '../../services'
import { REASONS, type ReportInput } from './input'
import { insertReport, type Subject } from './queries'
import { subjectUrl } from './view'

/** Stores a report and mails it to the team. Throws 422 for a reason that does not belong to this type. */
export async function report(
  { db, clock, config, log, mailer }: Services,
  { subject, input, actor }: { subject: Subject; input: ReportInput; actor: { id: number; email: string } | null },
): Promise<void> {
  const reason = Object.hasOwn(REASONS[subject.type], input.reason) && REASONS[subject.type][input.reason]
  if (!reason) {
    throw invalid({ reason: ['Choose a reason'] })
  }
  if (input.reason === 'other' && input.detail === '') {
    throw invalid({ detail: ['Tell us what is wrong'] })
  }
  const email = actor?.email ?? (input.email || null)
  await insertReport(db, {
    type: subject.type,
    item_id: subject.id,
    reason: input.reason,
    detail: input.detail,
    user_id: actor?.id ?? null,
    email,
    created_at: clock.now(),
  })
  try {
    await mailer.sendTemplate({
      to: config.CONTACT_EMAIL,
      ...(email ? { replyTo: email } : {}),
      subject: `Report: ${subject.type} ${subject.id}, ${reason}`,
      template: 'report',
      view: { thing: subject, reason, detail: input.detail, email, url: config.BASE_URL + subjectUrl(subject) },
    })
  } catch (error) {
    // The report is stored; only the mail about it is missing.
    log.error({ err: error }, 'the mail about a report was not sent')
  }
}
