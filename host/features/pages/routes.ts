import * as v from 'valibot'
import { notFound } from '../../errors'
import type { Context } from '../../http/context'
import { redirect } from '../../http/reply'
import type { Routes } from '../../http/routes'
import type { Services } from '../../services'
import { PER_SITEMAP, SITEMAPS } from './queries'
import { sitemap, sitemapIndex } from './sitemap'

const THREE_HOURS = 'public, max-age=10800'
/** Pages that are no record of the database. */
const STATIC_PAGES = ['/', '/faqs', '/search-jobs', '/search-reviews', '/search-companies']
const SitemapFile = v.object({
  file: v.pipe(v.string(), v.regex(/^(static|jobs|companies|reviews)-[1-9]\d{0,3}\.xml$/)),
})

/** Blocked: what has side effects, is private, or would be crawled without end. None of it is also marked noindex. */
const BLOCKED = ['/ajax/', '/go/', '/login', '/search?', '/*?*sort=', '/*?*search=', '/*?*place=']

export function routes({ reads, clock, config, renderer }: Services, on: Routes): void {
  // Browsers ask for it where a page of ours names no icon: beside a picture or a sitemap.
  on.get('/favicon.ico', { access: 'anyone' }, ctx => {
    redirect(ctx, renderer.assets.url('favicon.svg'), 302)
    ctx.set('Cache-Control', THREE_HOURS)
  })

  on.get('/robots.txt', { access: 'anyone' }, ctx => {
    ctx.type = 'text/plain; charset=utf-8'
    ctx.set('Cache-Control', THREE_HOURS)
    const rules = BLOCKED.map(path => `Disallow: ${path}`)
    ctx.body = ['User-agent: *', ...rules, '', `Sitemap: ${config.BASE_URL}/sitemap.xml`, ''].join('\n')
  })

  on.get('/sitemap.xml', { access: 'anyone' }, async ctx => {
    const files = ['/sitemaps/static-1.xml']
    for (const [name, source] of Object.entries(SITEMAPS)) {
      const pages = Math.ceil((await source.count(reads, clock.now())) / PER_SITEMAP)
      for (let page = 1; page <= pages; page++) {
        files.push(`/sitemaps/${name}-${page}.xml`)
      }
    }
    sendXml(ctx, sitemapIndex(config.BASE_URL, files))
  })

  on.get('/sitemaps/:file', { access: 'anyone', params: SitemapFile }, async (ctx, { params }) => {
    const [name = '', number = ''] = params.file.replace('.xml', '').split('-')
    if (name === 'static' && number === '1') {
      sendXml(
        ctx,
        sitemap(
          config.BASE_URL,
          STATIC_PAGES.map(path => ({ path })),
        ),
      )
      return
    }
    const rows = await SITEMAPS[name]?.list(reads, clock.now(), Number(number))
    if (!rows?.length) {
      throw notFound()
    }
    sendXml(ctx, sitemap(config.BASE_URL, rows))
  })
}

function sendXml(ctx: Context, xml: string): void {
  ctx.type = 'application/xml; charset=utf-8'
  ctx.set('Cache-Control', THREE_HOURS)
  ctx.body = xml
}
