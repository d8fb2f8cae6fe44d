/** One item of a reference list; children become items of the same list that name it as their parent. */
export interface Entry {
  name: string
  /** Only where the name does not make a good address by itself. */
  slug?: string
  details?: Record<string, unknown>
  children?: readonly Entry[]
}

/** Items that need nothing but their names. */
export function named(...names: string[]): Entry[] {
  return names.map(name => ({ name }))
}
