import { type EntityRow, namesOf, wordsOf } from '../entities'
import type { NamedPlace } from '../search'

/** What a text names: a place, or none and the names that are spelt alike. */
export type PlaceFound = NamedPlace | { alike: readonly string[] }

/** The reference lists and places that the fields of a profile refer to. */
export class Lists {
  readonly #rows: readonly EntityRow[]
  /** What was entered -> the place that it names. */
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

  /** Finds an item by its id, its slug, its name or an alias. Items that are no longer in use are not found. */
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

  /** Names of places that are spelt like a text that names none. */
  alike(entered: string): readonly string[] {
    const found = this.#places.get(entered)
    return found && 'alike' in found ? found.alike : []
  }
}
