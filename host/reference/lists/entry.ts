/** Children become items of the same list that name this one as their parent. */
export interface Entry {
  name: string
  /** Only if the name does not make a good address. */
  slug?: string
  details?: Record<string, unknown>
  children?: readonly Entry[]
}

export function named(...names: string[]): Entry[] {
  return names.map(name => ({ name }))
}
