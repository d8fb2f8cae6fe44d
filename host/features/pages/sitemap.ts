import type { SitemapRow } from './queries'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The index: one entry per site map file. */
export function sitemapIndex(siteUrl: string, files: readonly string[]): string {
  const entries = files.map(file => `<sitemap><loc>${escapeXml(`${siteUrl}${file}`)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** One site map. `lastmod` is when the content changed, and is left out where nothing says so. */
export function sitemap(siteUrl: string, rows: readonly (Pick<SitemapRow, 'path'> & Partial<SitemapRow>)[]): string {
  const entries = rows.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(`${siteUrl}${path}`)}</loc>${lastmod}</url>`
  })
  return `${HEAD}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
