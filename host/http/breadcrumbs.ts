interface Crumb {
  text: string
  href?: string
}

/** Schema.org BreadcrumbList of the crumbs that a page shows; the last is the page itself and has no address. */
export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(href ? { item: siteUrl + href } : {}),
    })),
  }
}
