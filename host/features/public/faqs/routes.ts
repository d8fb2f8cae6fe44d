import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { listFaqs } from './queries'
import { faqPage, presentTopics } from './view'

export function routes({ reads, renderer }: Services, router: Router): void {
  router.get('/faqs', { access: 'anyone' }, async ctx => {
    const rows = await listFaqs(reads)
    replyPage(ctx, renderer.page('faqs/index.njk', ctx, { topics: presentTopics(rows), jsonLd: faqPage(rows) }))
  })
}
