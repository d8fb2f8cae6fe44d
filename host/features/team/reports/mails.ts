import { report as reportContent } from '../../../mails/contents/team'
import { subject } from '../../../mails/subject'
import type { MailDefinition } from '../../../queue/mail'
import { reasonOf } from './input'
import { findReport, findSubject } from './queries'
import { subjectUrl } from './view'

export const mails: readonly MailDefinition[] = [
  {
    name: 'report',
    async load({ db, config }, { ids }) {
      const report = await findReport(db, Number(ids.report))
      if (!report) {
        return undefined
      }
      const { type, item_id, detail, email } = report
      const reason = reasonOf(type, report.reason) ?? 'Something else'
      // It may have been taken down since the report.
      const reported = await findSubject(db, type, item_id)
      const hidden = { title: 'no longer shown', company: 'no longer shown' }
      return {
        to: config.CONTACT_EMAIL,
        ...(email ? { replyTo: email } : {}),
        subject: subject`Report: ${type} ${`${item_id}`}, ${reason}`,
        content: reportContent({
          subject: reported ?? hidden,
          reason,
          detail,
          email,
          url: config.BASE_URL + (reported ? subjectUrl(reported) : ''),
        }),
      }
    },
  },
]
