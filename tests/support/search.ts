import { type SearchAnswer, searchAnswer } from '@firstrung/search-app/contract'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { TestHost } from './host'

type Answer<Scope extends SearchAnswer['scope']> = Extract<SearchAnswer, { scope: Scope }>

/** Requests the data of a page. */
export const XHR = { headers: { 'X-Requested-With': 'XMLHttpRequest' } }

export async function searchFor(host: TestHost, path: string): Promise<SearchAnswer> {
  const answer = await host.request(path, XHR)
  const body: unknown = await answer.json()
  expect(answer.status, `${path}: ${JSON.stringify(body).slice(0, 200)}`).toBe(200)
  return v.parse(searchAnswer, body)
}

export async function searchJobs(host: TestHost, path: string): Promise<Answer<'jobs'>> {
  const answer = await searchFor(host, path)
  if (answer.scope !== 'jobs') {
    throw new Error(`${path} is a list of ${answer.scope}`)
  }
  return answer
}

/** Titles of jobs, headlines of reviews, names of employers. */
export function titlesOf(answer: SearchAnswer): string[] {
  switch (answer.scope) {
    case 'jobs':
      return answer.data.map(({ title }) => title)
    case 'reviews':
      return answer.data.map(({ title }) => title)
    case 'companies':
      return answer.data.map(({ name }) => name)
  }
}
