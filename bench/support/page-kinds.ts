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
  const path = /<a(?=[^>]*class="ui-card__link")[^>]*href="([^"]+)"/.exec(html)?.[1]
  if (!path) {
    throw new Error(`${list} leads nowhere`)
  }
  return path
}
