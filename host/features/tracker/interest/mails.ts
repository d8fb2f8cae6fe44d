import { monthYear } from '../../../lib/formats'
import { interestConfirmed } from '../../../mails/contents/jobs'
import { catalogueName, subject } from '../../../mails/subject'
import type { MailDefinition } from '../../../queue/mail'
import { findUser } from '../../account/accounts'
import { findJob, findRegistration } from './queries'

/** `ids` are the user and the job. */
export const mails: readonly MailDefinition[] = [
  {
    name: 'interest-confirmed',
    async load({ db, config }, { ids }) {
      const [userId, jobId] = [Number(ids.user), Number(ids.job)]
      const [user, job, registration] = [
        await findUser(db, userId),
        await findJob(db, jobId),
        await findRegistration(db, { userId, jobId }),
      ]
      if (!user || !job || registration?.state !== 'confirmed') {
        return undefined
      }
      return {
        to: user.email,
        subject: subject`You are on the list for ${catalogueName(job.title)}`,
        content: interestConfirmed({
          title: job.title,
          opens: job.opens_at ? monthYear(job.opens_at) : null,
          isShared: registration.shared_at !== null,
          link: `${config.BASE_URL}/register-interest/${jobId}`,
        }),
      }
    },
  },
]
