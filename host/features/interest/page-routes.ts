import { invalid } from '../../errors'
import type { Actor } from '../../http/context'
import type { Router } from '../../http/router'
import { addFlash } from '../../http/session'
import type { Services } from '../../services'
import { registerInterest, withdrawInterest } from './commands'
import { missingMessages } from './details'
import { ByJobId, InterestForm, type InterestInput } from './input'
import { loadInterestPage } from './load'
import { presentInterestValues } from './view'

/** The page that registers interest, and takes it back, without script. */
export function pageRoutes(services: Services, router: Router): void {
  router.form('/register-interest/:jobId', {
    access: 'signed-in',
    params: ByJobId,
    fields: InterestForm,
    template: 'interest/show.njk',
    load: async (_, { actor, params }) => ({
      ...(await loadInterestPage(services, { userId: actor.id, jobId: params.jobId })),
      isVerified: actor.isVerified,
    }),
    presentValues: presentInterestValues,
    async submit(ctx, { actor, params: { jobId }, fields, data: { job } }) {
      const text = await applyTransition(services, { actor, jobId, fields, title: job.title })
      await addFlash(ctx, services, { kind: 'success', text })
      return { location: job.url }
    },
  })
}

interface Submission {
  actor: Actor
  jobId: number
  fields: InterestInput
  title: string
}

/** Registers or withdraws the interest, and returns the message for the next page. */
async function applyTransition(services: Services, { actor, jobId, fields, title }: Submission): Promise<string> {
  const { transition, ...details } = fields
  if (transition === 'withdraw') {
    await withdrawInterest(services, { userId: actor.id, jobId })
    return 'You are off the list'
  }
  // A form leaves out a box that is not ticked.
  const share = details.share ?? false
  const { missing } = await registerInterest(services, { actor, jobId, details: { ...details, share } })
  if (missing.length > 0) {
    throw invalid(missingMessages(missing))
  }
  return `Interest registered. We will email you when ${title} opens`
}
