import type { Request } from 'autocannon'
import { pageKinds } from './page-kinds'
import { logIn } from './session'

/**
 * Returns twenty requests that each connection sends in turn: visitors (60 %), searches (20 %), JSON calls (15 %) and
 * writes of a signed-in user (5 %).
 */
export async function mixOf(url: string): Promise<Request[]> {
  const { home, company, job, review } = await pageKinds(url)
  const Cookie = await logIn(url)
  const xhr = { 'X-Requested-With': 'XMLHttpRequest' }
  const signedIn = { Cookie, ...xhr }
  const token = /XSRF-TOKEN=([^;]*)/.exec(Cookie)?.[1] ?? ''
  const jobId = Number(/\d+/.exec(job)?.[0])
  const visitor = [home, company, job, review, '/faqs', `${company}/reviews`, `${company}/jobs`, '/categories']
  const words = ['engineer', 'data', 'marketing placement', 'leeds']
  return [
    ...[...visitor, home, company, job, '/top-employers'].map(path => ({ method: 'GET' as const, path })),
    ...words.map(word => ({ method: 'GET' as const, path: `/search-jobs?search=${encodeURIComponent(word)}` })),
    { method: 'GET', path: '/suggestions.php?term=eng', headers: xhr },
    { method: 'GET', path: '/ajax/saved-items', headers: signedIn },
    { method: 'GET', path: company, headers: { Cookie } },
    {
      method: 'POST',
      path: '/ajax/saved-items/jobs',
      headers: { ...signedIn, Origin: url, 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: jobId }),
    },
  ]
}
