import { replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import * as companies from '../companies'
import { listHotJobs, presentHotJobs } from '../hot-jobs'
import { firstQuestion } from '../quiz'
import * as reviews from '../reviews'
import { countEverything, listJobTypes, listLogos } from './queries'
import { presentJobTypes, presentLogos, presentPopular, presentTracker } from './view'

const LOGOS = 12
const FEATURED = 9
const NEWEST_REVIEWS = 3

export function routes({ reads, clock, config, renderer }: Services, router: Router): void {
  router.get('/', { access: 'anyone' }, async ctx => {
    const now = clock.now()
    const [figures, quiz, newest, logos, types, hot, rated] = await Promise.all([
      countEverything(reads, now),
      firstQuestion(reads),
      reviews.listNewest(reads, NEWEST_REVIEWS),
      listLogos(reads, now, LOGOS),
      listJobTypes(reads, now),
      listHotJobs(reads, now),
      companies.listFeatured(reads, now, FEATURED),
    ])
    const jobTypes = presentJobTypes(types)
    const hotJobs = presentHotJobs(hot, now)
    const view = {
      figures,
      popular: presentPopular(),
      quiz,
      reviews: newest.map(row => reviews.presentCard(row, 140)),
      logos: presentLogos(logos),
      jobTypes,
      tracker: presentTracker(hotJobs, jobTypes),
      hot: hotJobs,
      employers: rated.map(row => ({ kind: 'company', card: companies.presentCard(row) })),
      jsonLd: webSite(config.BASE_URL),
    }
    replyPage(ctx, renderer.page('home/index.njk', ctx, view))
  })
}

/** Schema.org WebSite with its publisher. */
function webSite(url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Firstrung',
    url: `${url}/`,
    publisher: {
      '@type': 'Organization',
      name: 'Firstrung',
      url: `${url}/`,
      logo: `${url}/pictures/brand/mark.svg`,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${url}/contact` },
    },
  }
}
