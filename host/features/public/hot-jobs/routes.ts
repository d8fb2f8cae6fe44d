import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { withoutHidden } from '../../../rendering/hidden'
import type { Services } from '../../../services'
import { listHotJobs } from './queries'
import { presentHotJobs } from './view'

export function routes({ reads, clock, renderer }: Services, router: Router): void {
  router.get('/hot-jobs', { access: 'anyone' }, async ctx => {
    const now = clock.now()
    const jobs = withoutHidden(ctx, presentHotJobs(await listHotJobs(reads, now), now))
    replyPage(ctx, renderer.page('hot-jobs/index.njk', ctx, { jobs }))
  })
}
