import type { Db } from '../db/tables'
import { hashText } from '../lib/hash'
import type { ComposedMail } from '../mails/mailer'
import type { Subject } from '../mails/subject'
import type { Services } from '../services'
import { type Job, type JobRun, PermanentError } from './job'
import { mailFaultOf } from './mail-faults'
import type { JobIds, Queue } from './queue'
import { bounceToken, forgetRefusal, isConfirmed, isRefused, recordRefusal } from './refused-commands'

export type LoadedMail = Pick<ComposedMail, 'to' | 'replyTo' | 'content' | 'unsubscribe' | 'attachments'> & {
  subject: Subject
}

/**
 * `confirmed`: users with a confirmed address, and the team. `former`: an address that its owner had confirmed before
 * the account or the address changed; no other address may use it. `anyone`: includes addresses that a stranger may
 * have entered, so such a mail contains no user text except a name.
 */
type Recipients = 'confirmed' | 'former' | 'anyone'

/** Features declare their mails in `mails.ts` and register them in `host/features/background.ts`. */
export interface MailDefinition {
  name: string
  /** Defaults to `confirmed`. */
  recipients?: Recipients
  /** Called when the mail is sent. Returns undefined if the mail is out of date, so that nothing is sent. */
  load: (services: Services, run: JobRun) => Promise<LoadedMail | undefined>
}

const jobName = (mail: string) => `mail/${mail}`

/** In the transaction of its cause: neither happens without the other. */
export async function enqueueMail(
  queue: Queue,
  db: Db,
  { mail, ids, startAfter }: { mail: string; ids: JobIds; startAfter?: Date },
): Promise<void> {
  await queue.enqueue(db, { queue: 'mail', job: jobName(mail), ids, ...(startAfter ? { startAfter } : {}) })
}

export async function enqueueMails(
  queue: Queue,
  db: Db,
  { mail, ids, startAfter }: { mail: string; ids: readonly JobIds[]; startAfter?: Date },
): Promise<void> {
  const jobs = ids.map(one => ({ job: jobName(mail), ids: one }))
  await queue.enqueueAll(db, jobs, { queue: 'mail', ...(startAfter ? { startAfter } : {}) })
}

export function mailJobs(mails: readonly MailDefinition[]): Job[] {
  return mails.map(({ name, load, recipients = 'confirmed' }) => ({
    name: jobName(name),
    about: `Sends the mail ${name}.`,
    queue: 'mail',
    async run(services, run) {
      const mail = await load(services, run)
      if (mail && (recipients !== 'confirmed' || (await isProved(services, mail.to)))) {
        await deliver(services, {
          ...mail,
          ...{ id: run.id, createdAt: run.createdAt, bounceToken: bounceToken(services.secret, run.id, mail.to) },
        })
      }
    },
  }))
}

/** The address must be the team's, or confirmed by a user who still has the account. */
async function isProved({ config, db }: Services, to: string): Promise<boolean> {
  return to === config.CONTACT_EMAIL || isConfirmed(db, to)
}

/** Skips optional mails to an address that refuses mail. Throws to retry, or `PermanentError` after a refusal. */
async function deliver(services: Services, mail: ComposedMail): Promise<void> {
  const { config, db, limits, mailer, metrics } = services
  if (mail.unsubscribe && (await isRefused(db, mail.to))) {
    return
  }
  if (mail.to !== config.CONTACT_EMAIL) {
    await limits.count('mail-to-address', hashText(mail.to))
  }
  try {
    await mailer.sendComposed(mail)
  } catch (error) {
    const fault = mailFaultOf(error)
    metrics?.countMail(fault.kind === 'recipient' ? 'refused' : 'failed')
    if (fault.kind === 'outage') {
      throw error
    } else if (fault.kind === 'ourselves') {
      throw new Error(fault.reason, { cause: error })
    }
    await recordRefusal(services, { address: mail.to, code: fault.code })
    throw new PermanentError(`The mail server refused the address (${fault.code})`, { cause: error })
  }
  metrics?.countMail('sent')
  await forgetRefusal(db, mail.to)
}
