import { insertRows } from '../../../host/db/insert-rows'
import type { Db } from '../../../host/db/tables'
import type { Transaction } from '../../../host/db/transaction'
import { nameKey } from '../../../host/lib/name-key'
import { shortSlugOf } from '../../../host/lib/slug'
import type { EmployerText } from '../records/types'
import { bestName } from '../values/company'
import { readIndustry } from '../values/industry'
import { otherKeys } from './known-names'
import { idOf, type References } from './references'

/** Finds employers by the normalised form of each of their names. */
export interface Employers {
  find: (name: string) => number | undefined
  knows: (key: string) => boolean
  /** Adds a batch's new employers; called when the batch is committed. */
  remember: (created: ReadonlyMap<string, number>) => void
  freeSlug: (name: string) => string
}

export async function loadEmployers(db: Db): Promise<Employers> {
  const companies = await db.selectFrom('companies').select(['id', 'name_key', 'slug']).execute()
  const aliases = await db.selectFrom('company_aliases').select(['name_key', 'company_id']).execute()
  const ids = new Map(companies.map(({ name_key, id }) => [name_key, id]))
  for (const { name_key, company_id } of aliases) {
    ids.set(name_key, ids.get(name_key) ?? company_id)
  }
  // `NorthMill` and `North Mill` are the same employer if the name is long enough to be sure.
  const squashed = new Map([...ids].map(([key, id]) => [squash(key), id]))
  const slugs = new Set(companies.map(({ slug }) => slug))
  return {
    find: name => {
      const key = nameKey(name)
      const other = () => otherKeys(key).find(candidate => ids.has(candidate))
      const loose = isShortened(name) ? undefined : squashed.get(squash(key))
      return ids.get(key) ?? loose ?? ids.get(other() ?? '')
    },
    knows: key => ids.has(key),
    remember: created =>
      created.forEach((id, key) => {
        ids.set(key, id)
        squashed.set(squash(key), id)
      }),
    freeSlug: name => takeSlug(name, slugs),
  }
}

/** `created` are the batch's new employers. */
export function employerIdOf(
  { employer }: { employer: EmployerText },
  created: ReadonlyMap<string, number>,
  employers: Employers,
): number {
  const id = employers.find(employer.name) ?? created.get(nameKey(employer.name))
  if (id === undefined) {
    throw new Error(`no employer row for ${employer.name}`)
  }
  return id
}

interface NewEmployer {
  key: string
  source: string
  names: string[]
  industry: string | null
  website: string | null
}

export async function createEmployers(
  trx: Transaction,
  named: readonly { source: string; employer: EmployerText }[],
  { employers, references: { industries } }: { employers: Employers; references: Pick<References, 'industries'> },
): Promise<Map<string, number>> {
  const newEmployers = groupByEmployer(named.filter(({ employer }) => employers.find(employer.name) === undefined))
  if (newEmployers.length === 0) {
    return new Map()
  }
  const rows = newEmployers.map(({ key, source, names, industry, website }) => {
    const name = bestName(names)
    return {
      slug: employers.freeSlug(name),
      name,
      name_key: key,
      source,
      website,
      industry_id: idOf(industries, readIndustry(industry ? [industry] : [])),
    }
  })
  await insertRows(trx, { into: 'companies', rows, onConflict: '(name_key) do nothing' })
  // Another process may have created one of them meanwhile, so read them back by name.
  const keys = newEmployers.map(({ key }) => key)
  const stored = await trx.selectFrom('companies').select(['id', 'name_key']).where('name_key', 'in', keys).execute()
  const ids = new Map(stored.map(({ name_key, id }) => [name_key, id]))
  const squashed = new Map(stored.map(({ name_key, id }) => [squash(name_key), id]))
  const all = new Set(named.map(({ employer }) => nameKey(employer.name)))
  return new Map(
    [...all].flatMap(key => {
      const id = ids.get(key) ?? squashed.get(squash(key))
      return id === undefined ? [] : [[key, id] as const]
    }),
  )
}

function groupByEmployer(named: readonly { source: string; employer: EmployerText }[]): NewEmployer[] {
  const newEmployers = new Map<string, NewEmployer>()
  for (const { source, employer } of named) {
    const key = nameKey(employer.name)
    const group = isShortened(employer.name) ? key : squash(key)
    const known = newEmployers.get(group) ?? { key, source, names: [], industry: null, website: null }
    known.names.push(employer.name)
    known.industry ??= employer.industry
    known.website ??= employer.website
    newEmployers.set(group, known)
  }
  return [...newEmployers.values()]
}

const SURE_LENGTH = 6

/** A key omits these words although they may distinguish two firms. */
const TAIL = /\b(group|holdings?|international|europe)\W*((ltd|limited|plc|inc|llc|corporation)\W*)?$/i

/** A key that has lost a word must match exactly: UnitedHealth Group is not the charity United Health. */
export const isShortened = (name: string): boolean => TAIL.test(name)

/** A short name keeps its spaces. */
export const squash = (key: string): string => {
  const letters = key.replaceAll(' ', '')
  return letters.length >= SURE_LENGTH ? letters : key
}

function takeSlug(name: string, taken: Set<string>): string {
  const base = shortSlugOf(name, 'employer')
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) {
    slug = `${base}-${number}`
  }
  taken.add(slug)
  return slug
}
