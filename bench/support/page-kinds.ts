/** One full page of each kind, found by following the site's own lists. */
export async function pageKinds(url: string): Promise<Record<'home' | 'company' | 'job' | 'review', string>> {
  return {
    home: '/',
    company: await firstCard(url, '/search-companies'),
    job: await firstCard(url, '/search-jobs/type-placement'),
    review: await firstCard(url, '/search-reviews'),
  }
}

async function firstCard(url: string, list: string): Promise<string> {
  const html = await (await fetch(url + list)).text()
  const path = /href="([^"]+)"/.exec(/<a[^>]*class="ui-card__link"[^>]*>/.exec(html)?.[0] ?? '')?.[1]
  if (!path) {
    throw new Error(`${list} shows no card`)
  }
  return path
}
