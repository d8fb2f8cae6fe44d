export async function pageKinds(url: string): Promise<Record<'home' | 'company' | 'job' | 'review', string>> {
  return {
    home: '/',
    company: await firstCard(url, '/search-companies'),
    job: await firstCard(url, '/search-jobs/type-placement'),
    review: await firstCard(url, '/search-reviews'),
  }
}

/** Returns the other indexable public pages; lists and forms of one kind look alike. */
export async function otherKinds(url: string): Promise<Record<string, string>> {
  const { company } = await pageKinds(url)
  return {
    'reviews of a company': `${company}/reviews`,
    'jobs of a company': `${company}/jobs`,
    gallery: `${company}/gallery`,
    'related jobs and reviews': `${company}/related`,
    'list of jobs': '/search-jobs/type-placement',
    'list of employers': '/search-companies',
    'jobs by place': '/search-jobs-location',
    'top employers': '/top-employers',
    'hot jobs': '/hot-jobs',
    categories: '/categories',
    category: await firstLink(url, '/categories', /href="(\/categories\/[^"]+)"/),
    insights: '/insights',
    'insights of a role': await firstLink(url, '/insights', /href="(\/insights\/[^"]+)"/),
    quiz: '/career-quiz',
    questions: '/faqs',
    text: '/how-ratings-work',
    contact: '/contact',
  }
}

function firstCard(url: string, list: string): Promise<string> {
  return firstLink(url, list, /<a(?=[^>]*class="ui-card__link")[^>]*href="([^"]+)"/)
}

async function firstLink(url: string, list: string, pattern: RegExp): Promise<string> {
  const path = pattern.exec(await (await fetch(url + list)).text())?.[1]
  if (!path) {
    throw new Error(`${list} leads nowhere`)
  }
  return path
}
