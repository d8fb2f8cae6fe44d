import { call, suggest } from '@firstrung/api'
import type { ComboboxOption } from '@firstrung/ui'
import { useCallback } from 'react'

const MOST = 8
const GROUPS: Readonly<Record<string, string>> = {
  companies: 'Employers',
  universities: 'Universities',
  'degree-areas': 'Degree areas',
  'job-roles': 'Roles',
}

type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

/** Returns what loads suggestions for a typed text: from a reference list or, for `places`, from the gazetteer. */
export function useSuggestions(list: string): LoadOptions {
  return useCallback<LoadOptions>(
    async (text, signal) => {
      if (list === 'places') {
        return suggest(text, { type: 'where', signal })
      }
      const items = await call('GET /ajax/entities/:list', { params: { list }, query: { q: text }, signal })
      return items
        .slice(0, MOST)
        .map(({ slug, name }) => ({ key: slug, group: GROUPS[list] ?? 'Suggestions', label: name }))
    },
    [list],
  )
}
