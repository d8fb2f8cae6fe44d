import type { Db } from '../db/tables'
import { isLiveCompany } from '../db/visibility'
import { nameKey } from '../lib/name-key'
import type { Choice } from './choice-queries'
import { countEach, type QueryResult, type SearchQuery } from './engine'
import { formatMatch, foldWords } from './query'
import { queryOf } from './resolve'
import type { ResolvedSearch } from './resolved-search'

/**
 * The employer whose name the keywords are, if none of the results is of that employer. Undefined where the keywords are
 * also words of job titles, such as "target".
 */
export async function findMissingEmployer(
  db: Db,
  resolved: ResolvedSearch,
  { found: { counts, total }, now }: { found: QueryResult; now: Date },
): Promise<Pick<Choice, 'id' | 'slug' | 'name'> | undefined> {
  const { scope, search } = resolved.effective
  const key = nameKey(search)
  const isNamed = resolved.words.reading.meanings.employers.some(employer => employer.key === key)
  if (scope === 'companies' || total === 0 || !isNamed) {
    return undefined
  }
  const employers = await listByKey(db, key)
  const shown = new Set(counts.filter(({ facet }) => facet === 'company').map(({ value }) => value))
  const [first] = employers
  if (!first || employers.some(({ id }) => shown.has(id))) {
    return undefined
  }
  return (await isInTitles(db, search, queryOf(resolved, now))) ? undefined : first
}

async function isInTitles(db: Db, text: string, query: SearchQuery): Promise<boolean> {
  const tsquery = formatMatch({ phrase: foldWords(text), in: 'head' })
  const unfiltered = { scope: 'jobs', choices: [], places: [], refinements: {} } as const
  const [count = 0] = await countEach(db, [{ ...query, ...unfiltered, tsquery, split: undefined }])
  return count > 0
}

function listByKey(db: Db, key: string) {
  const named = db.selectFrom('company_aliases').select('company_id').where('name_key', '=', key)
  return db
    .selectFrom('companies as c')
    .select(['c.id', 'c.slug', 'c.name'])
    .where(isLiveCompany('c'))
    .where(where => where.or([where('c.name_key', '=', key), where('c.id', 'in', named)]))
    .orderBy('c.id')
    .limit(5)
    .execute()
}
