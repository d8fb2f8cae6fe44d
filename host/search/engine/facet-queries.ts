import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { filtersOf, openingCondition, show, showsLater, valuesOf } from '../filters'
import { COLUMNS, type Conditions, conditionsOf, whereAll } from './condition-queries'
import { selectRows } from './row-queries'
import { type Counted, type Facet, FACETS, MAX_EMPLOYERS, type SearchQuery } from './search-query'
import { idsOf, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** `key` is the number of a facet, which is read faster than its name. */
interface Key {
  key: number
  column: Sql
}

/**
 * Counts in one statement: reads the results once and groups them by every facet without a choice. For a chosen facet
 * it also reads the rows that fail only that choice. The counts of `storedFacet` are already known.
 */
export async function countMatches(
  db: Db,
  query: SearchQuery,
  sets: Sets,
  storedFacet?: Facet,
): Promise<{ total: number; counts: Counted[] }> {
  const conditions = conditionsOf(query, sets)
  const rows = selectRows(query, sets)
  const keys = keysOf(query)
  const open = keys.filter(({ key }) => !conditionAt(conditions, key))
  const chosen = keys.flatMap((key): Chosen[] => {
    const condition = conditionAt(conditions, key.key)
    // A job is either open or opens later: see `countOthers`.
    return condition && key.key !== SHOW && FACETS[key.key] !== storedFacet ? [{ key, condition }] : []
  })
  const employers = idsOf(query.choices, 'company') ?? []
  const groups = [
    groupBy(open, { rows: sql`(${rows}) rows ${whereAll(Object.values(conditions))}`, total: true }),
    ...(chosen.length > 0 ? [groupBy(...selectMissing(chosen, rows, conditions))] : []),
    ...(conditions.show ? [countOthers(query, rows, conditions)] : []),
  ]
  const found = await sql<{ key: number; value: number; count: number }>`
    with groups as materialized (${sql.join(groups, sql` union all `)})
    select * from groups where key <> ${sql.lit(EMPLOYERS)}
    union all
    (select * from groups where key = ${sql.lit(EMPLOYERS)}
      order by value = any(${employers}::int[]) desc, count desc, value limit ${MAX_EMPLOYERS + employers.length})`.execute(
    db,
  )
  const total = found.rows.find(({ key }) => key === TOTAL)?.count ?? 0
  const shown = conditions.show ? [{ key: SHOW, value: isLater(query) ? 1 : 0, count: total }] : []
  const counts = [...shown, ...found.rows].flatMap(({ key, value, count }): Counted[] => {
    const facet = FACETS[key]
    return facet ? [{ facet, value, count }] : []
  })
  return { total, counts }
}

const EMPLOYERS = FACETS.indexOf('company')
const SHOW = FACETS.indexOf('show')
const TOTAL = FACETS.length

const isLater = ({ refinements }: SearchQuery): boolean => showsLater(valuesOf(refinements, show))

function keysOf({ scope, now }: SearchQuery): Key[] {
  const own = filtersOf(scope).flatMap(({ facets }) => facets.map(({ name, value }) => [name, value(now)] as const))
  return [...Object.entries(COLUMNS), ...own].map(([facet, column]) => ({ key: FACETS.indexOf(facet), column }))
}

const conditionAt = (conditions: Conditions, key: number): Sql | undefined => conditions[FACETS[key] ?? '']

interface Chosen {
  key: Key
  condition: Sql
}

/** Rows that fail at most one of the chosen facets, with the keys that they count for. */
function selectMissing(chosen: readonly Chosen[], rows: Sql, { show }: Conditions): Parameters<typeof groupBy> {
  const whereShown = whereAll(show ? [show] : [])
  const [only] = chosen
  if (only && chosen.length === 1) {
    return [[only.key], { rows: sql`(${rows}) rows ${whereShown}` }]
  }
  const misses = chosen.map(({ condition }, i) => sql`case when ${condition} then 0 else ${sql.lit(2 ** i)} end`)
  const allowed = (bits: readonly number[]) => sql.join([0, ...bits].map(bit => sql.lit(bit)))
  const keys = chosen.map(({ key }, i) => ({
    ...key,
    column: sql`case when miss in (${allowed([2 ** i])}) then ${key.column} end`,
  }))
  // Without the offset the misses of a row are computed again for each key.
  const missed = sql`(select *, ${sql.join(misses, sql` + `)} as miss from (${rows}) rows ${whereShown} offset 0) judged
    where miss in (${allowed(chosen.map((_, i) => 2 ** i))})`
  return [keys, { rows: missed }]
}

function groupBy(keys: readonly Key[], { rows, total = false }: { rows: Sql; total?: boolean }): Sql {
  const names = keys.map((_, i) => sql.ref(`key_${i}`))
  const columns = keys.map(({ column }, i) => sql`${column} as ${sql.ref(`key_${i}`)}`)
  const list = sql.join(names)
  const sets = [...names.map(name => sql`(${name})`), ...(total ? [sql`()`] : [])]
  // `grouping` sets a bit for each key that a row is not grouped by; the first key has the highest bit.
  const all = 2 ** keys.length - 1
  const cases = keys.map(({ key }, i) => sql`when ${sql.lit(all - 2 ** (keys.length - 1 - i))} then ${sql.lit(key)}`)
  if (keys.length === 0) {
    return sql`select ${sql.lit(TOTAL)} as key, null::int as value, count(*)::int as count from ${rows}`
  }
  return sql`select * from (
      select case grouping(${list}) ${sql.join(cases, sql` `)} else ${sql.lit(TOTAL)} end as key,
        coalesce(${list}) as value, count(*)::int as count
      from (select ${sql.join(columns)} from ${rows}) keyed group by grouping sets (${sql.join(sets)})
    ) grouped where value is not null or key = ${sql.lit(TOTAL)}`
}

/** Counts the jobs that fail only `show`: not open yet, or open already. They are usually few. */
function countOthers(query: SearchQuery, rows: Sql, { show: _, ...others }: Conditions): Sql {
  const later = !isLater(query)
  const conditions = [...Object.values(others), openingCondition(query.now, later)]
  return sql`select ${sql.lit(SHOW)}, ${sql.lit(later ? 1 : 0)}, count(*)::int from (${rows}) rows ${whereAll(conditions)}`
}
