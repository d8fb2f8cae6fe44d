import { replyPage } from '../../http/reply'
import type { Routes } from '../../http/routes'
import type { Services } from '../../services'
import * as companies from '../companies'
import * as jobs from '../jobs'
import * as reviews from '../reviews'
import { countEverything, listJobTypes } from './queries'
import { presentDoors } from './view'

const FEATURED = 9
const NEWEST_REVIEWS = 6
const HOT_JOBS = 10

export function routes({ reads, clock, config, renderer }: Services, on: Routes): void {
  on.get('/', { access: 'anyone' }, async ctx => {
    const now = clock.now()
    const [figures, featured, newest, hot, types] = await Promise.all([
      countEverything(reads, now),
      companies.listFeatured(reads, now, FEATURED),
      reviews.listNewest(reads, NEWEST_REVIEWS),
      jobs.listHot(reads, { now, limit: HOT_JOBS }),
      listJobTypes(reads, now),
    ])
    const view = {
      figures,
      doors: presentDoors(types),
      employers: featured.map(row => ({ kind: 'company', card: companies.presentCard(row) })),
      reviews: newest.map(row => reviews.presentCard(row, 140)),
      hot: hot.map(row => jobs.presentCard(row, now)),
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
    publisher: { '@type': 'Organization', name: 'Firstrung', url: `${url}/`, logo: `${url}/pictures/brand/mark.svg` },
  }
}
