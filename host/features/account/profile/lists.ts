import { type EntityRow, namesOf, wordsOf } from '../../public/entities'
import type { NamedPlace } from '../../public/search'

/** The place with this name or, if there is none, names with a similar spelling. */
export type PlaceFound = NamedPlace | { alike: readonly string[] }

export class Lists {
  readonly #rows: readonly EntityRow[]
  /** By the text entered. */
  readonly #places: ReadonlyMap<string, PlaceFound>

  constructor(rows: readonly EntityRow[], places: ReadonlyMap<string, PlaceFound>) {
    this.#rows = rows
    this.#places = places
  }

  items(list: string): EntityRow[] {
    return this.#rows.filter(row => row.list === list)
  }

  byId(id: number | null): EntityRow | undefined {
    return this.#rows.find(row => row.id === id)
  }

  find(list: string, value: string | number): EntityRow | undefined {
    const key = wordsOf(String(value)).join(' ')
    const isNamed = (row: EntityRow) => namesOf(row).some(name => wordsOf(name).join(' ') === key)
    const items = this.items(list).filter(({ active }) => active)
    return (
      items.find(({ id, slug }) => String(id) === String(value) || slug === value) ??
      (key ? items.find(isNamed) : undefined)
    )
  }

  place(entered: string): NamedPlace | undefined {
    const found = this.#places.get(entered)
    return found && 'id' in found ? found : undefined
  }

  alike(entered: string): readonly string[] {
    const found = this.#places.get(entered)
    return found && 'alike' in found ? found.alike : []
  }
}
