import type { Router } from '../../../http/router'
import { addFlash } from '../../../http/session'
import type { Services } from '../../../services'
import { ByJobId, InterestForm } from './input'
import { loadInterestPage } from './load'
import { submitInterest } from './submit-commands'
import { presentInterestValues } from './view'

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
      const text = await submitInterest(services, { actor, jobId, fields, title: job.title })
      await addFlash(ctx, services, { kind: 'success', text })
      return { location: job.url }
    },
  })
}
