import type { ModalRequest } from '@firstrung/api'

/** Returns the item to save after login in the host's format, like `jobs-12`, or undefined if there is none. */
export function intentOf({ name, type, id }: ModalRequest): string | undefined {
  return name === 'save-item' && type && id !== undefined ? `${type}-${id}` : undefined
}

export const returnPath = () => location.pathname + location.search

/** Returns the URL of the log-in or sign-up page with the path to return to and the item to save. */
export function addressOf(page: string, request: ModalRequest): string {
  const save = intentOf(request)
  return `${page}?${new URLSearchParams({ return: returnPath(), ...(save ? { save } : {}) }).toString()}`
}
