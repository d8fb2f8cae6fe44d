import { escapeHtml } from '../../../lib/escape-html'
import type { SitemapRow } from './sitemap-queries'

/** The limit of sitemaps.org. A longer list continues in the next file. */
export const PER_SITEMAP = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function filesOf(name: string, count: number, perFile = PER_SITEMAP): string[] {
  return Array.from({ length: Math.ceil(count / perFile) }, (_, index) => `/sitemaps/${name}-${index + 1}.xml`)
}

/** Files are numbered from 1. */
export const sliceOf = (file: number, perFile = PER_SITEMAP) => ({ limit: perFile, offset: (file - 1) * perFile })

export function sitemapIndex(siteUrl: string, files: readonly string[]): string {
  const entries = files.map(file => `<sitemap><loc>${escapeHtml(`${siteUrl}${file}`)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** Omits `lastmod` if unknown. */
export function sitemap(siteUrl: string, rows: readonly SitemapRow[]): string {
  const entries = rows.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeHtml(`${siteUrl}${path}`)}</loc>${lastmod}</url>`
  })
  return `${HEAD}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`
}
