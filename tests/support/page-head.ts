import { DomUtils, parseDocument } from 'htmlparser2'
import type { Linked } from './json-ld'

type Document = ReturnType<typeof parseDocument>
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

/** The parts of the HTML that search engines and social networks read, parsed without a browser. */
export interface PageHead {
  lang: string | undefined
  title: string
  canonical: string | undefined
  /** Content of a meta element, by name or property. */
  meta: (name: string) => string | undefined
  linkedData: Linked[]
  breadcrumbs: { name: string; href: string | undefined }[]
}

export function readHead(html: string): PageHead {
  const document = parseDocument(html)
  const [nav] = find(document, 'nav', { 'aria-label': 'Breadcrumb' })
  return {
    lang: find(document, 'html')[0]?.attribs.lang,
    title: find(document, 'title').map(textOf)[0] ?? '',
    canonical: find(document, 'link', { rel: 'canonical' })[0]?.attribs.href,
    meta: name =>
      [...find(document, 'meta', { name }), ...find(document, 'meta', { property: name })][0]?.attribs.content,
    linkedData: find(document, 'script', { type: 'application/ld+json' }).map(
      script => JSON.parse(textOf(script)) as Linked,
    ),
    breadcrumbs: nav
      ? find(nav, 'li').map(item => ({ name: textOf(item), href: find(item, 'a')[0]?.attribs.href }))
      : [],
  }
}

function find(node: Document | Element, tag: string, attributes: Record<string, string> = {}): Element[] {
  return DomUtils.findAll(
    ({ name, attribs }) =>
      name === tag && Object.entries(attributes).every(([attribute, value]) => attribs[attribute] === value),
    node.children,
  )
}

const textOf = (element: Element): string => DomUtils.textContent(element)
