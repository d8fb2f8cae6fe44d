import type { Actor } from '../../../http/context'
import { invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { registerInterest, withdrawInterest } from './commands'
import { missingMessages } from './details'
import type { InterestInput } from './input'

interface Submission {
  actor: Actor
  jobId: number
  fields: InterestInput
  title: string
}

export async function submitInterest(services: Services, { actor, jobId, fields, title }: Submission): Promise<string> {
  const { transition, ...details } = fields
  if (transition === 'withdraw') {
    await withdrawInterest(services, { userId: actor.id, jobId })
    return 'You are off the list'
  }
  // A form omits an unticked box.
  const share = details.share ?? false
  const { missing } = await registerInterest(services, { actor, jobId, details: { ...details, share } })
  if (missing.length > 0) {
    throw invalid(missingMessages(missing))
  }
  return `Interest registered. We will email you when ${title} opens`
}
