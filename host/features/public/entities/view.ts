import type { EntityRow, findCompanies, listJobs } from './queries'
import { matches, wordsOf } from './words'

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>

/** Returns all items, or the active ones that match the input by name or alias. `order` counts from 1. */
export function presentEntities(rows: readonly EntityRow[], text: string) {
  const starts = wordsOf(text)
  return rows
    .map((row, index) => ({ row, order: index + 1 }))
    .filter(({ row }) => starts.length === 0 || (row.active && matches(namesOf(row), starts)))
    .map(({ row: { id, slug, name, parent_id, active }, order }) => ({
      id,
      slug,
      name,
      ...(parent_id === null ? {} : { parentId: parent_id }),
      order,
      active,
    }))
}

export function namesOf({ name, details }: Pick<EntityRow, 'name' | 'details'>): string[] {
  const { aliases } = details
  return [name, ...(Array.isArray(aliases) ? aliases.map(String) : [])]
}

export const presentYears = (years: readonly number[]) =>
  years.map((year, index) => ({ id: year, slug: String(year), name: String(year), order: index + 1, active: true }))

export const presentCompanies = (rows: Rows<typeof findCompanies>) =>
  rows.map(({ id, slug, name, logo, industry_id }) => ({ id, slug, name, logo, industryId: industry_id, active: true }))

export const presentJobs = (rows: Rows<typeof listJobs>) =>
  rows.map(({ id, title, type_id, year }) => ({ id, title, typeId: type_id, year }))
