import type { ModalRequest } from '@firstrung/api'

/** What is to be saved after login, as the host reads it: `jobs-12`. */
export function intentOf({ name, type, id }: ModalRequest): string | undefined {
  return name === 'save-item' && type && id !== undefined ? `${type}-${id}` : undefined
}

/** The page to come back to. */
export const returnPath = () => location.pathname + location.search

/** The log-in or sign-up page, with the way back and what is to be saved. */
export function addressOf(page: string, request: ModalRequest): string {
  const save = intentOf(request)
  return `${page}?${new URLSearchParams({ return: returnPath(), ...(save ? { save } : {}) }).toString()}`
}
