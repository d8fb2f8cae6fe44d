import { useCallback } from 'react'
import type { ListOption } from './calls/list-options'

type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ListOption[]>

/** Returns a function that loads suggestions for a combobox. Its code loads with the first letter. */
export function useListOptions(list = ''): LoadOptions {
  return useCallback<LoadOptions>(
    async (text, signal) => (await import('./calls/list-options')).loadListOptions(list, text, signal),
    [list],
  )
}
