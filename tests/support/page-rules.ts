import { expect } from '@playwright/test'
import { faultsOf } from './json-ld'
import { type PageHead, readHead } from './page-head'

/** Fails unless the HTML describes the page and its place on the site to search engines and social networks. */
export function expectDescription(html: string, { path, origin, robots, isMissing = false }: Described): void {
  const head = readHead(html)
  expectWholeHead(head)
  // A 404 page has no canonical address.
  const address = isMissing ? undefined : expect.stringMatching(new RegExp(`^${origin}/[^\\s]*$`))
  expect(head.canonical).toEqual(address)
  expectOneWay(head, path, origin)
  expect(head.linkedData.flatMap(faultsOf)).toEqual([])
  expect(head.linkedData.every(data => data['@context'] === 'https://schema.org')).toBe(true)
  if (head.meta('robots')?.startsWith('noindex')) {
    expect(blockedBy(robots, path), 'blocked and noindex at once').toEqual([])
  }
}

interface Described {
  path: string
  origin: string
  robots: string
  /** The response is 404. */
  isMissing?: boolean
}

/** Rules of robots.txt are prefixes in which `*` matches anything. */
export function blockedBy(rules: string, path: string): string[] {
  const blocked = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
  const patternOf = (rule: string) => rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return blocked.filter(rule => new RegExp(`^${patternOf(rule)}`).test(path))
}

/** The breadcrumbs for search engines must equal the visible ones. */
function expectOneWay({ breadcrumbs, linkedData: linked }: PageHead, path: string, origin: string): void {
  const list = linked.find(data => data['@type'] === 'BreadcrumbList')
  if (breadcrumbs.length === 0 && path.startsWith('/search-')) {
    // A list changes in place, so its heading and chips show users the path. For search engines the path starts at the
    // home page.
    expect(list?.itemListElement).toMatchObject({ 0: { item: `${origin}/` }, 1: { position: 2 } })
    return
  }
  expect(list?.itemListElement ?? []).toEqual(
    breadcrumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: origin + href } : {}),
    })),
  )
}

function expectWholeHead({ lang, title, meta, canonical }: PageHead): void {
  const description = meta('description') ?? ''
  expect(title).toMatch(/^.{4,60}$/u)
  expect(description).toMatch(/^.{10,155}$/u)
  expect(`${title} ${description}`).not.toMatch(/undefined|null|NaN|\{\{|&amp;|&#/)
  expect(meta('og:title')).toBe(title)
  expect(meta('og:description')).toBe(description)
  expect(meta('og:url')).toBe(canonical)
  expect(meta('twitter:card')).toBe('summary_large_image')
  expect(lang).toBe('en-GB')
}
