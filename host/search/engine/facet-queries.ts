import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { openingCondition, show, showsLater, valuesOf } from '../filters'
import { COLUMNS, type Conditions, conditionsOf, whereAll } from './condition-queries'
import { selectRows } from './row-queries'
import { type Counted, type Facet, FACETS, MOST_EMPLOYERS, type SearchQuery } from './search-query'
import { idsOf, type Sets } from './set-queries'
import { packSmall, SMALL_NUMBERS } from './small-facet-queries'

type Sql = RawBuilder<unknown>

/** What rows are grouped by, and what rows of one value count for. Numbers of keys are read faster than names. */
interface Key {
  key: number
  column: Sql
  read: (value: number) => Omit<Counted, 'count'>[]
}

/**
 * Total and counts of a list of jobs or reviews, in one statement. The results are read once and grouped by every facet
 * in which nothing is chosen; for a chosen facet the rows that miss nothing but that are read besides. `storedFacet` is a
 * chosen one whose counts are known elsewhere.
 */
export async function countMatches(
  db: Db,
  query: SearchQuery,
  sets: Sets,
  storedFacet?: Facet,
): Promise<{ total: number; counts: Counted[] }> {
  const conditions = conditionsOf(query, sets)
  const rows = selectRows(query, sets)
  const open = openKeys(query, conditions)
  const chosen = chosenKeys(query, conditions, storedFacet)
  const employers = idsOf(query.choices, 'company') ?? []
  const groups = [
    groupBy(open, { rows: sql`(${rows}) rows ${whereAll(Object.values(conditions))}`, total: true }),
    ...(chosen.length > 0 ? [groupBy(...missing(chosen, rows, conditions))] : []),
    ...(conditions.show ? [countOthers(query, rows, conditions)] : []),
  ]
  const found = await sql<{ key: number; value: number; count: number }>`
    with groups as materialized (${sql.join(groups, sql` union all `)})
    select * from groups where key <> ${sql.lit(EMPLOYERS)}
    union all
    (select * from groups where key = ${sql.lit(EMPLOYERS)}
      order by value = any(${employers}::int[]) desc, count desc, value limit ${MOST_EMPLOYERS + employers.length})`.execute(
    db,
  )
  const total = found.rows.find(({ key }) => key === TOTAL)?.count ?? 0
  const keys = [SHOW, ...open, ...chosen.map(({ key }) => key)]
  const readers = new Map(keys.map(({ key, read }) => [key, read]))
  const shown = conditions.show ? [{ key: SHOW.key, value: isLater(query) ? 1 : 0, count: total }] : []
  const counts = [...shown, ...found.rows].flatMap(({ key, value, count }) =>
    (readers.get(key)?.(value) ?? []).map(counted => ({ ...counted, count })),
  )
  return { total, counts: addUp(counts) }
}

/** One count for each value: a number of the small facets stands for several, and several for each of their values. */
function addUp(counts: readonly Counted[]): Counted[] {
  const sums = new Map<string, Counted>()
  for (const { facet, value, count } of counts) {
    const key = `${facet} ${value}`
    sums.set(key, { facet, value, count: count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

const EMPLOYERS = FACETS.indexOf('company')
const SMALL = FACETS.length
const TOTAL = SMALL + SMALL_NUMBERS

const isLater = ({ refinements }: SearchQuery): boolean => showsLater(valuesOf(refinements, show))

const keyOf = (facet: Facet, column: Sql): Key => ({
  key: FACETS.indexOf(facet),
  column,
  read: value => [{ facet, value }],
})

const hasColumn = (facet: Facet): facet is keyof typeof COLUMNS => facet in COLUMNS

/** Whether jobs are open, or open later. */
const SHOW = keyOf('show', sql`opens_at`)

/** What the results are grouped by: the facets in which nothing is chosen, the small ones in one number or two. */
function openKeys(query: SearchQuery, conditions: Conditions): Key[] {
  const small = packSmall(query, facet => !conditions[facet])
  return [
    ...FACETS.flatMap(facet => (hasColumn(facet) && !conditions[facet] ? [keyOf(facet, COLUMNS[facet])] : [])),
    ...small.map(({ number, read }, i) => ({ key: SMALL + i, column: number, read })),
  ]
}

interface Chosen {
  key: Key
  condition: Sql
}

/** The chosen facets that are counted without regard to themselves. A job is either open or opens later: see below. */
function chosenKeys(query: SearchQuery, conditions: Conditions, storedFacet?: Facet): Chosen[] {
  return FACETS.flatMap(facet => {
    const condition = conditions[facet]
    if (!condition || facet === storedFacet || facet === 'show') {
      return []
    } else if (hasColumn(facet)) {
      return [{ condition, key: keyOf(facet, COLUMNS[facet]) }]
    }
    return packSmall(query, other => other === facet).map(({ number, read }) => ({
      condition,
      key: { key: FACETS.indexOf(facet), column: number, read },
    }))
  })
}

/**
 * The rows that miss one of the chosen facets at most, and the keys by which they count for it: each row says which it
 * misses, and one that misses two is dropped.
 */
function missing(chosen: readonly Chosen[], rows: Sql, { show }: Conditions): Parameters<typeof groupBy> {
  const kept = whereAll(show ? [show] : [])
  const [only] = chosen
  if (only && chosen.length === 1) {
    return [[only.key], { rows: sql`(${rows}) rows ${kept}` }]
  }
  const misses = chosen.map(({ condition }, i) => sql`case when ${condition} then 0 else ${sql.lit(2 ** i)} end`)
  const allowed = (bits: readonly number[]) => sql.join([0, ...bits].map(bit => sql.lit(bit)))
  const keys = chosen.map(({ key }, i) => ({
    ...key,
    column: sql`case when miss in (${allowed([2 ** i])}) then ${key.column} end`,
  }))
  // Without the offset each key would work out again what the row misses.
  const judged = sql`(select *, ${sql.join(misses, sql` + `)} as miss from (${rows}) rows ${kept} offset 0) judged
    where miss in (${allowed(chosen.map((_, i) => 2 ** i))})`
  return [keys, { rows: judged }]
}

/** How many rows have each value of each key: all keys in one pass. */
function groupBy(keys: readonly Key[], { rows, total = false }: { rows: Sql; total?: boolean }): Sql {
  const names = keys.map((_, i) => sql.ref(`key_${i}`))
  const columns = keys.map(({ column }, i) => sql`${column} as ${sql.ref(`key_${i}`)}`)
  const list = sql.join(names)
  const sets = [...names.map(name => sql`(${name})`), ...(total ? [sql`()`] : [])]
  // `grouping` has a bit for each key that a row is not grouped by, the first key's the highest.
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

/** Jobs that meet everything but open later, or are open by now, as the list does not show. Usually few, and found by that. */
function countOthers(query: SearchQuery, rows: Sql, { show: _, ...others }: Conditions): Sql {
  const later = !isLater(query)
  const conditions = [...Object.values(others), openingCondition(query.now, later)]
  return sql`select ${sql.lit(SHOW.key)}, ${sql.lit(later ? 1 : 0)}, count(*)::int from (${rows}) rows ${whereAll(conditions)}`
}
