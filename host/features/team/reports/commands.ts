import { inTransaction } from '../../../db/transaction'
import { invalid } from '../../../lib/errors'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { reasonOf, type ReportInput } from './input'
import { insertReport, type Subject } from './queries'

/** Throws 422 for a reason that does not belong to this type. */
export async function report(
  { db, clock, queue }: Services,
  { subject, input, actor }: { subject: Subject; input: ReportInput; actor: { id: number; email: string } | null },
): Promise<void> {
  if (!reasonOf(subject.type, input.reason)) {
    throw invalid({ reason: ['Choose a reason'] })
  }
  if (input.reason === 'other' && input.detail === '') {
    throw invalid({ detail: ['Tell us what is wrong'] })
  }
  await inTransaction(db, async trx => {
    const { id } = await insertReport(trx, {
      type: subject.type,
      item_id: subject.id,
      reason: input.reason,
      detail: input.detail,
      user_id: actor?.id ?? null,
      email: actor?.email ?? (input.email || null),
      created_at: clock.now(),
    })
    await enqueueMail(queue, trx, { mail: 'report', ids: { report: id } })
  })
}
