import { type EntityRow, namesOf, wordsOf } from '../entities'

export interface Place {
  id: number
  slug: string
  /** With the county where another place has the same name. */
  label: string
}

/** The reference lists and places that the fields of a profile refer to. */
export class Lists {
  readonly #rows: readonly EntityRow[]
  /** What was entered -> the place that it names. */
  readonly #places: ReadonlyMap<string, Place>

  constructor(rows: readonly EntityRow[], places: ReadonlyMap<string, Place>) {
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

  place(entered: string): Place | undefined {
    return this.#places.get(entered)
  }
}
