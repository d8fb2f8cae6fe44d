import type { Db } from '../db/tables'
import { isLiveCompany } from '../db/visibility'
import { nameKey } from '../lib/name-key'
import { sortFilters } from './address'
import type { Choice } from './choice-queries'
import { countEach } from './engine'
import { formatMatch, foldWords } from './query'
import { queryOf } from './resolve'
import type { ResolvedSearch } from './resolved-search'

/** Finds an employer that the keywords name and the list lacks, unless job titles also have the word ("target"). */
export async function findMissingEmployer(db: Db, resolved: ResolvedSearch, now: Date): Promise<Employer | undefined> {
  const { scope, search } = resolved.effective
  const key = nameKey(search)
  const named = resolved.words.reading.meanings.employers.find(employer => employer.key === key)
  const employers = named && scope !== 'companies' ? await listById(db, named.ids) : []
  const [first] = employers
  if (!first) {
    return undefined
  }
  const title = formatMatch({ phrase: foldWords(search), in: 'head' })
  const everywhere = { scope: 'jobs', choices: [], places: [], refinements: {} } as const
  const own = queryOf(employers.reduce(ofEmployer, resolved), now)
  const counts = await countEach(db, [own, { ...own, ...everywhere, tsquery: title }])
  return counts.every(count => count === 0) ? first : undefined
}

type Employer = Pick<Choice, 'id' | 'slug' | 'name'>

export function ofEmployer(resolved: ResolvedSearch, { id, slug, name }: Employer): ResolvedSearch {
  const { effective, choices } = resolved
  const company = [...(effective.filters.company ?? []), slug]
  return {
    ...resolved,
    choices: [...choices, { key: 'company', id, slug, name, ids: [id] }],
    effective: { ...effective, filters: sortFilters({ ...effective.filters, company }) },
  }
}

const listById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('companies as c')
    .select(['c.id', 'c.slug', 'c.name'])
    .where(isLiveCompany('c'))
    .where('c.id', 'in', [...ids])
    .orderBy('c.id')
    .execute()
