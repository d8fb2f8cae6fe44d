import type { Context } from '../../../http/context'
import type { Router } from '../../../http/router'
import { notFound } from '../../../lib/errors'
import type { Services } from '../../../services'
import * as insights from '../insights'
import * as topEmployers from '../top-employers'
import { DOCUMENTS } from './documents'
import { SitemapFile } from './input'
import { filesOf, sitemap, sitemapIndex, sliceOf } from './sitemap'
import { findLastChanges, RECORDS, type SitemapRow } from './sitemap-queries'

const THREE_HOURS = 'public, max-age=10800'

export function sitemapRoutes({ reads, clock, config }: Services, router: Router): void {
  router.get('/sitemap.xml', { access: 'anyone', needs: 'database' }, async ctx => {
    const now = clock.now()
    const files = await Promise.all(
      Object.entries(RECORDS).map(async ([name, source]) => filesOf(name, await source.count(reads, now))),
    )
    send(ctx, sitemapIndex(config.BASE_URL, [...files.flat(), ...filesOf('static', 1)]))
  })

  router.get(
    '/sitemaps/:file',
    { access: 'anyone', needs: 'database', params: SitemapFile },
    async (ctx, { params }) => {
      const { name, number } = params.file
      const rows = name === 'static' ? (number === 1 ? await listStatic(reads) : []) : await listRecords(name, number)
      if (rows.length === 0) {
        throw notFound()
      }
      send(ctx, sitemap(config.BASE_URL, rows))
    },
  )

  const listRecords = async (name: string, number: number) =>
    (await RECORDS[name]?.list(reads, clock.now(), sliceOf(number))) ?? []
}

/** A page that lists records changes with them. */
async function listStatic(reads: Services['reads']): Promise<SitemapRow[]> {
  const [changes, lists, figures] = await Promise.all([
    findLastChanges(reads),
    topEmployers.listListPaths(reads),
    insights.listIndexedPaths(reads),
  ])
  return [
    { path: '/', changed: changes.jobs },
    { path: '/search-jobs', changed: changes.jobs },
    { path: '/search-reviews', changed: changes.reviews },
    { path: '/search-companies', changed: changes.companies },
    { path: '/search-jobs-location', changed: changes.jobs },
    { path: '/search-reviews-location', changed: changes.reviews },
    { path: '/search-companies-location', changed: changes.companies },
    { path: '/hot-jobs', changed: changes.jobs },
    { path: '/career-quiz' },
    { path: '/top-employers' },
    ...[...lists, ...figures, '/compare'].map(path => ({ path })),
    { path: '/faqs' },
    { path: '/contact' },
    { path: '/cookies' },
    ...DOCUMENTS.map(({ path, updated }) => ({ path, changed: new Date(updated) })),
  ]
}

function send(ctx: Context, xml: string): void {
  ctx.type = 'application/xml; charset=utf-8'
  ctx.set('Cache-Control', THREE_HOURS)
  ctx.body = xml
}
