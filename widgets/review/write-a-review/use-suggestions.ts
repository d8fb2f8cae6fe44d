import type { ComboboxOption } from '@firstrung/ui'
import { useCallback } from 'react'

type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

/** Returns what loads suggestions for a typed text. Its code loads with the first letter. */
export function useSuggestions(list: string): LoadOptions {
  return useCallback<LoadOptions>(
    async (text, signal) => (await import('./use-options')).loadOptions(list, text, signal),
    [list],
  )
}
