/** The parts of core/api in embeds: no analytics, no storage, no calls with credentials. */

export function emit(link: HTMLElement | undefined, name: `${string}:${string}`, detail: unknown): void {
  link?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))
}

interface Suggestion {
  type: 'role' | 'company' | 'place'
  label: string
  url: string
  key: string
  group: string
}

interface SuggestOptions {
  type?: 'what' | 'where'
  scope?: 'jobs' | 'reviews' | 'companies'
  signal?: AbortSignal
}

const GROUPS = { role: 'Roles', company: 'Employers', place: 'Places' } as const

/** Embeds send no analytics. */
export const track = (): void => undefined
export const trackService = track
export const trackServiceClick = track

/** Embeds have no session, so their visitors are never signed in. */
export const useSavedItem = () => ({ saved: false, signedIn: false, toggle: track })

/** Returns suggestions for an incomplete text; none if the site does not answer. */
export async function suggest(term: string, { type, scope = 'jobs', signal }: SuggestOptions): Promise<Suggestion[]> {
  const query = new URLSearchParams({ term, scope, ...(type ? { type } : {}) })
  const address = new URL(`/embed/data/suggestions?${query}`, import.meta.url)
  const response = await fetch(address, { credentials: 'omit', ...(signal ? { signal } : {}) })
  const found = response.ok ? ((await response.json()) as Omit<Suggestion, 'key' | 'group'>[]) : []
  return found.map(item => ({ ...item, key: `${item.type} ${item.url}`, group: GROUPS[item.type] }))
}

export function followSuggestion({ type, url }: Suggestion, input: HTMLInputElement): void {
  if (type === 'company') {
    location.assign(url)
  } else if (type === 'role') {
    input.form?.requestSubmit()
  }
}
