import type { ModalRequest, SavableItem } from '@firstrung/api'

export function itemOf({ name, type, id, title = 'it' }: ModalRequest): SavableItem | undefined {
  return (name === 'save-item' || name === 'register') && type && id !== undefined ? { type, id, title } : undefined
}

/** Returns the same item in the host's format, like `jobs-12`. */
export function intentOf(request: ModalRequest): string | undefined {
  const item = itemOf(request)
  return item && `${item.type}-${item.id}`
}

export const returnPath = () => location.pathname + location.search

/** Returns the URL of the log-in or sign-up page with the path to return to, the item to save and the address entered. */
export function addressOf(page: string, request: ModalRequest): string {
  const save = intentOf(request)
  const { email } = request
  const query = { return: returnPath(), ...(save ? { save } : {}), ...(email ? { email } : {}) }
  return `${page}?${new URLSearchParams(query).toString()}`
}
