interface Crumb {
  text: string
  href?: string
}

/** The last crumb is the page itself and has no link. */
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
