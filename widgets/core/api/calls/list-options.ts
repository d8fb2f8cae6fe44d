import { type Text } from '@firstrung/mount/strings'
import { call } from './call'
import { suggest } from './suggestions'

export interface ListOption {
  key: string
  group: string
  label: string
}

const MOST = 8
const GROUPS: Readonly<Record<string, string>> = {
  companies: 'Employers' satisfies Text,
  universities: 'Universities' satisfies Text,
  courses: 'Courses' satisfies Text,
  'degree-areas': 'Degree areas' satisfies Text,
  'job-roles': 'Roles' satisfies Text,
  'company-industries': 'Industries' satisfies Text,
}

/** Loads suggestions for an input from a reference list or, for `places`, from the gazetteer. */
export async function loadListOptions(list: string, text: string, signal: AbortSignal): Promise<readonly ListOption[]> {
  if (list === 'places') {
    return suggest(text, { type: 'where', signal })
  }
  const items = await call('GET /ajax/entities/:list', { params: { list }, query: { q: text }, signal })
  return items
    .slice(0, MOST)
    .map(({ slug, name }) => ({ key: slug, group: GROUPS[list] ?? ('Suggestions' satisfies Text), label: name }))
}
